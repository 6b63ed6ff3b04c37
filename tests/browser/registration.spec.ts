import { expect } from '@playwright/test'
import { busyTexts } from '#content/interface/account/calendars.ts'
import { scheduleTexts } from '#content/interface/schedule.ts'
import { openLive } from './open-live.ts'
import { test } from './shared-window.ts'
import { register, fillRegistration } from './sign-in-form.ts'
import { bodiesSentTo } from './sent-bodies.ts'

test('registering as a provider sends that role, shows a greeting, ends at the services and says what is missing before times can be offered', async ({
  page,
}) => {
  const bodies = bodiesSentTo(page, '/api/register')
  await openLive(page, '/auth#register')
  await register(page).getByText('Service Provider', { exact: true }).click()
  await fillRegistration(page, `mina-${crypto.randomUUID().slice(0, 8)}`)
  await expect(page.getByText('Account created!', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Your provider account has been successfully created.', { exact: true }),
  ).toBeVisible()
  await expect(page).toHaveURL('/services')
  expect(JSON.parse(bodies[0] ?? '{}')).toMatchObject({ role: 'provider' })

  await openLive(page, '/account')
  await expect(page.getByText(scheduleTexts.notYet.before)).toBeVisible()
  await expect(page.getByText(busyTexts.notYet.before)).toBeVisible()
  await expect(page.getByLabel(scheduleTexts.isOpen)).toHaveCount(0)
  await expect(page.getByLabel(busyTexts.addressLabel)).toHaveCount(0)
})

test('a rejected registration shows why above the form', async ({ page }) => {
  await openLive(page, '/auth#register')
  await fillRegistration(page, 'demo-client')
  await expect(register(page).getByRole('alert')).toContainText('Username already exists')
  await expect(page.getByText('Registration failed', { exact: true })).toBeVisible()
})
