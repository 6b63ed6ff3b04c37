import { decodeBase32IgnorePadding } from '@oslojs/encoding'
import { generateHOTP } from '@oslojs/otp'
import { expect, type Page } from '@playwright/test'
import { emailChangePage, removeFactorPage } from '#content/interface/account-links.ts'
import { anAddress } from './an-address.ts'
import { confirmAddress, newestLink } from './mailbox.ts'
import { newPassword, registerNew } from './new-account.ts'
import { openLive } from './open-live.ts'
import { violationsIn } from './schemes.ts'
import { test } from './shared-window.ts'

const otherPassword = 'quartz-meadow-lighthouse'

async function addApp(page: Page) {
  const setup = await page.request.post('/api/account/authenticator')
  const { key } = (await setup.json()) as { key: string }
  const step = BigInt(Math.floor(Date.now() / 30_000))
  const data = { code: generateHOTP(decodeBase32IgnorePadding(key), step, 6) }
  expect((await page.request.patch('/api/account/authenticator', { data })).status()).toBe(200)
}

async function aProtectedAccount(page: Page) {
  const account = await registerNew(page)
  await confirmAddress(page, account.email)
  await addApp(page)
  return account
}

async function openResetPage(page: Page, email: string) {
  await page.context().clearCookies()
  const headers = anAddress()
  expect((await page.request.post('/api/password-reset', { data: { email }, headers })).status()).toBe(200)
  await page.goto(newestLink(email, '/auth/reset'))
}

const signInStatus = async (page: Page, username: string, password: string) =>
  (await page.request.post('/api/login', { data: { username, password }, headers: anAddress() })).status()

test('a reset removes what was added to the second step lately, and keeps what is ticked', async ({
  page,
}) => {
  const { username, email } = await aProtectedAccount(page)
  await openResetPage(page, email)
  const keepApp = page.getByRole('checkbox', { name: 'Keep: Authenticator app, added on' })
  await expect(keepApp).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Keep: Recovery codes, added on' })).toBeVisible()
  expect(await violationsIn(page, 'main')).toEqual([])
  await keepApp.check()
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page).toHaveURL('/auth')
  expect(await signInStatus(page, username, newPassword), 'the app stays').toBe(202)

  await openResetPage(page, email)
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await page.getByLabel('New password', { exact: true }).fill(otherPassword)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page).toHaveURL('/auth')
  expect(await signInStatus(page, username, otherPassword), 'the app is gone').toBe(200)
})

test('the email about a new factor removes it and signs out everywhere', async ({ page }) => {
  const { username, email } = await aProtectedAccount(page)
  await page.goto(newestLink(email, '/auth/remove-factor'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(removeFactorPage.ask.heading)
  await expect(page.getByText('an authenticator app and recovery codes')).toBeVisible()
  await page.getByRole('button', { name: removeFactorPage.ask.submitLabel }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(removeFactorPage.done.heading)
  expect((await page.request.get('/api/user')).status()).toBe(401)
  expect(await signInStatus(page, username, newPassword)).toBe(200)
  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await expect(page).toHaveURL('/auth/forgot')
})

test('signing out everywhere shows what was added lately, and removes what is ticked', async ({ page }) => {
  const { username } = await aProtectedAccount(page)
  await openLive(page, '/account')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await dialog.getByRole('checkbox', { name: 'Remove: Authenticator app, added today' }).check()
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByText('Signed out everywhere', { exact: true })).toBeVisible()
  expect(await signInStatus(page, username, newPassword)).toBe(200)
})

test('a new address waits on the account page, can be cancelled there, and counts once it is confirmed', async ({
  page,
}) => {
  const { email } = await registerNew(page)
  await confirmAddress(page, email)
  await openLive(page, '/account')
  const form = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Name and email' }) })
  const save = async () => {
    await form.getByLabel('Email').fill(`new-${email}`)
    await form.getByLabel('Current password', { exact: true }).fill(newPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`new-${email} is waiting for confirmation.`)).toBeVisible()
  }
  await save()
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveValue(email)
  expect(await violationsIn(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Keep the present address' }).click()
  await expect(page.getByText(`new-${email} is waiting`)).toBeHidden()
  await save()
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText('A new link is on its way').first()).toBeVisible()
  await confirmAddress(page, `new-${email}`)
  await page.goto('/account')
  await expect(page.getByText(`new-${email} is confirmed.`)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a reset keeps the ticked factor, also after a refused password', async ({ page }) => {
    const { username, email } = await aProtectedAccount(page)
    await openResetPage(page, email)
    await page.getByRole('checkbox', { name: 'Keep: Authenticator app' }).check()
    await page.getByLabel('New password', { exact: true }).fill('password123')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByRole('alert')).toContainText('too easy to guess')
    await page.getByLabel('New password', { exact: true }).fill(otherPassword)
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.locator('#password-set')).toBeVisible()
    expect(await signInStatus(page, username, otherPassword)).toBe(202)
  })

  test('a change of address is stopped from the old mailbox', async ({ page }) => {
    const { email } = await registerNew(page)
    await confirmAddress(page, email)
    const data = { email: `new-${email}`, currentPassword: newPassword }
    expect((await page.request.patch('/api/account', { data })).status()).toBe(200)
    await page.goto(newestLink(email, '/auth/stop-email-change'))
    await page.getByRole('button', { name: emailChangePage.ask.submitLabel }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(emailChangePage.done.heading)
  })
})
