import { expect } from '@playwright/test'
import { openLive } from './open-live.ts'
import { test } from './shared-window.ts'
import { register, fillRegistration } from './sign-in-form.ts'
import { bodiesSentTo } from './sent-bodies.ts'

test('registering as a provider sends that role, shows a greeting and ends at the services', async ({
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
})

test('a rejected registration shows why above the form', async ({ page }) => {
  await openLive(page, '/auth#register')
  await fillRegistration(page, 'demo-client')
  await expect(register(page).getByRole('alert')).toContainText('Username already exists')
  await expect(page.getByText('Registration failed', { exact: true })).toBeVisible()
})
