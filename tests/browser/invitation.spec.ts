import { expect, type Page } from '@playwright/test'
import { invitationPageTexts as texts } from '#content/interface/auth/invitation.ts'
import { newUserTexts, userListTexts } from '#content/interface/admin/users.ts'
import { userTexts } from '#content/interface/admin/user.ts'
import { passwordLabel } from '#content/interface/controls.ts'
import { serverFailureText, unreachableText } from '#content/interface/shell.ts'
import { loseOneAnswer } from './lose-one-answer.ts'
import { newestLink } from './mailbox.ts'
import { newPassword } from './new-account.ts'
import { openLive } from './open-live.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'
import { uniqueName } from './unique-name.ts'

async function openInvitation(page: Page) {
  await signInAs(page, 'demo-admin')
  const username = uniqueName().toLowerCase()
  const email = `${username}@office.example`
  const account = { username, email, name: 'Asha Rai', role: 'client' }
  const response = await page.request.post('/api/admin/users', { data: account })
  expect(response.status(), await response.text()).toBe(201)
  await page.context().clearCookies()
  await openLive(page, newestLink(email, '/auth/invitation'))
  await page.getByLabel(passwordLabel, { exact: true }).fill(newPassword)
  return page.getByRole('button', { name: texts.button })
}

test('an account is listed although the answer to its creation was lost', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  await openLive(page, '/admin/users')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('link', { name: userListTexts.newButton }).click()
  const username = uniqueName().toLowerCase()
  await page.getByLabel(newUserTexts.nameLabel).fill(username)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(`${username}@office.example`)
  await loseOneAnswer(page, '**/api/admin/users')
  await page.getByRole('button', { name: newUserTexts.button }).click()
  await expect(page.getByText(unreachableText)).toBeVisible()
  await page.getByRole('link', { name: userTexts.allUsers }).click()
  await expect(page.getByRole('rowheader').filter({ hasText: username })).toBeVisible()
})

test('an invitation is accepted once, even if its button is pressed again while the first is sent', async ({
  page,
}) => {
  const accept = await openInvitation(page)
  await accept.evaluate((button: HTMLButtonElement) => {
    button.click()
    setTimeout(() => button.click(), 50)
  })
  await expect(page).toHaveURL('/dashboard')
})

test('an invitation that is accepted again after a lost answer signs in to the account', async ({ page }) => {
  const accept = await openInvitation(page)
  await loseOneAnswer(page, '**/api/invitation')
  await accept.click()
  await expect(page.getByRole('alert')).toContainText('cannot be reached')
  await page.context().clearCookies()
  await accept.click()
  await expect(page).toHaveURL('/dashboard')
})

test('an invitation that the server cannot answer keeps what was typed, and is accepted later', async ({
  page,
}) => {
  const accept = await openInvitation(page)
  await page.route('**/api/invitation', (route) => route.fulfill({ status: 503, body: 'busy' }), { times: 1 })
  await accept.click()
  await expect(page.getByRole('alert')).toContainText(serverFailureText)
  await accept.click()
  await expect(page).toHaveURL('/dashboard')
})
