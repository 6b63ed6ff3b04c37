import { expect } from '@playwright/test'
import { loseOneAnswer } from './lose-one-answer.ts'
import { deleteAccountTexts } from '#content/interface/account/data.ts'
import { passwordCardTexts } from '#content/interface/account/profile.ts'
import { loginFormTexts, registerFormTexts } from '#content/interface/auth/sign-in.ts'
import { confirmPageTexts } from '#content/interface/auth/confirm.ts'
import { resetPageTexts } from '#content/interface/auth/reset.ts'
import { newestLink } from './mailbox.ts'
import { newPassword, registerNew } from './new-account.ts'
import { openLive } from './open-live.ts'
import { test } from './shared-window.ts'
import { fillRegistration, register } from './sign-in-form.ts'

test('a registration that is sent again after a lost answer signs in to the account that it created', async ({
  page,
}) => {
  await openLive(page, '/auth#register')
  await loseOneAnswer(page, '**/api/register')
  await fillRegistration(page, `mina-${crypto.randomUUID().slice(0, 8)}`)
  await expect(register(page).getByRole('alert')).toBeVisible()
  await page.context().clearCookies()
  await register(page).getByRole('button', { name: registerFormTexts.createButton }).click()
  await expect(page.getByText(registerFormTexts.createdTitle, { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/services')
})

test('a registration under the name of another account is refused also after a lost answer', async ({
  page,
}) => {
  await openLive(page, '/auth#register')
  await page.route('**/api/register', (route) => route.abort(), { times: 1 })
  await fillRegistration(page, 'demo-client')
  await expect(register(page).getByRole('alert')).toBeVisible()
  await register(page).getByRole('button', { name: registerFormTexts.createButton }).click()
  await expect(register(page).getByRole('alert')).toContainText('Username already exists')
})

test('a change of password that is sent again after a lost answer is called changed', async ({ page }) => {
  await registerNew(page)
  await openLive(page, '/account')
  const card = page.getByRole('region', { name: passwordCardTexts.title, exact: true })
  const nextPassword = 'harbour-lantern-granite'
  await card.getByLabel(passwordCardTexts.currentLabel, { exact: true }).fill(newPassword)
  await card.getByLabel(passwordCardTexts.newLabel, { exact: true }).fill(nextPassword)
  await loseOneAnswer(page, '**/api/account/password')
  const button = card.getByRole('button', { name: passwordCardTexts.changeButton })
  await button.click()
  await expect(card.getByRole('alert')).toContainText('cannot be reached')
  await button.click()
  await expect(page.locator('.toast')).toContainText(passwordCardTexts.changedTitle)
  await expect(card.getByRole('alert')).toHaveCount(0)
})

test('whoever deletes their account again after a lost answer reads that it is gone', async ({ page }) => {
  const { username } = await registerNew(page)
  await openLive(page, '/account')
  await page.getByRole('button', { name: deleteAccountTexts.openButton }).click()
  const dialog = page.getByRole('dialog', { name: deleteAccountTexts.question(username) })
  await dialog.getByLabel(deleteAccountTexts.passwordLabel, { exact: true }).fill(newPassword)
  await loseOneAnswer(page, '**/api/account')
  const remove = dialog.getByRole('button', { name: deleteAccountTexts.deleteButton })
  await remove.click()
  await expect(dialog.getByRole('alert')).toContainText('cannot be reached')
  await remove.click()
  await expect(page.locator('.toast')).toContainText(deleteAccountTexts.probablyDeletedTitle)
  await expect(page.getByText(loginFormTexts.endedText)).toHaveCount(0)
})

test('whoever sets a password by link again after a lost answer is told to try it', async ({ page }) => {
  const { email, username } = await registerNew(page)
  const nextPassword = 'harbour-lantern-granite'
  await page.context().clearCookies()
  expect((await page.request.post('/api/password-reset', { data: { email } })).ok()).toBe(true)
  await openLive(page, newestLink(email, '/auth/reset'))
  await page.getByLabel(resetPageTexts.passwordLabel, { exact: true }).fill(nextPassword)
  await loseOneAnswer(page, '**/api/password-reset')
  const button = page.getByRole('button', { name: resetPageTexts.setButton })
  await button.click()
  await expect(page.getByRole('alert')).toContainText('cannot be reached')
  await button.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resetPageTexts.perhapsSetTitle)
  const signIn = await page.request.post('/api/login', { data: { username, password: nextPassword } })
  expect(signIn.status()).toBe(200)
})

test('an address that is confirmed again after a lost answer is called confirmed', async ({ page }) => {
  const { email } = await registerNew(page)
  await openLive(page, newestLink(email, '/auth/confirm'))
  await loseOneAnswer(page, '**/api/email-confirmation')
  const button = page.getByRole('button', { name: confirmPageTexts.confirmButton })
  await button.click()
  await expect(page.getByRole('alert')).toContainText('cannot be reached')
  await button.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmPageTexts.doneTitle)
})

test('an address is not called confirmed when the only press that reached the server came too late', async ({
  page,
}) => {
  const { email } = await registerNew(page)
  await openLive(page, newestLink(email, '/auth/confirm'))
  await page.route('**/api/email-confirmation', (route) => route.abort(), { times: 1 })
  const button = page.getByRole('button', { name: confirmPageTexts.confirmButton })
  await button.click()
  await expect(page.getByRole('alert')).toContainText('cannot be reached')
  const change = { email: `moved-${email}`, currentPassword: newPassword }
  expect((await page.request.patch('/api/account', { data: change })).status()).toBe(200)
  await button.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmPageTexts.overTitle)
})
