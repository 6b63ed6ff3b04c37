import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { anAddress } from './an-address.ts'
import { newestLink } from './mailbox.ts'
import { newPassword, registerNew } from './new-account.ts'
import { openLive } from './open-live.ts'
import { violationsIn } from './schemes.ts'
import { test } from './shared-window.ts'

const otherPassword = 'quartz-meadow-lighthouse'

const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

async function signInThere(page: Page, username: string, password: string) {
  return (
    await page.request.post('/api/login', { data: { username, password }, headers: anAddress() })
  ).status()
}

test.describe('forgotten password', () => {
  test('a forgotten password is reset by email, and the link works only once', async ({ page, context }) => {
    const { username, email } = await registerNew(page)
    await context.clearCookies()
    await openLive(page, '/auth')
    await page.locator('#login').getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.locator('#sent')).toBeFocused()
    await expect(page.locator('#sent')).toContainText('If there is an account with this email address')

    const link = newestLink(email, '/auth/reset')
    await openLive(page, link)
    await page.getByLabel('New password', { exact: true }).fill('password123')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByRole('alert')).toContainText('This password is too easy to guess.')
    await page.getByLabel('New password', { exact: true }).fill(otherPassword)
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page).toHaveURL('/auth')
    await expect(page.getByText('Password set', { exact: true })).toBeVisible()
    expect(await signInThere(page, username, newPassword)).toBe(401)
    expect(await signInThere(page, username, otherPassword)).toBe(200)

    await page.goto(link)
    await expect(page).toHaveURL('/auth/reset')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expect(page).toHaveURL('/auth/forgot')
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('the reset works from start to finish', async ({ page, context }) => {
      const { username, email } = await registerNew(page)
      await context.clearCookies()
      await page.goto('/auth/forgot')
      await expect(page.locator('#sent')).toBeHidden()
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.locator('#sent')).toBeVisible()
      await page.goto(newestLink(email, '/auth/reset'))
      await page.getByLabel('New password', { exact: true }).fill(otherPassword)
      await page.getByRole('button', { name: 'Set the password' }).click()
      await expect(page.locator('#password-set')).toBeVisible()
      expect(await signInThere(page, username, otherPassword)).toBe(200)
    })

    test('an email address is confirmed with a button', async ({ page }) => {
      const { email } = await registerNew(page)
      await page.goto(newestLink(email, '/auth/confirm'))
      await page.getByRole('button', { name: 'Confirm the address' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed')
    })
  })
})

test.describe('account page', () => {
  test('is reached from the header and the dashboard', async ({ page }) => {
    await registerNew(page)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Your account' }).click()
    await expect(page).toHaveURL('/account')
    await expect(page.locator('header').getByRole('link', { name: 'Account' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('says that the email is unconfirmed, resends the link, and confirms it after sign-in', async ({
    page,
  }) => {
    const { email, username } = await registerNew(page)
    await page.goto('/account')
    await expect(page.getByText(`${email} is not confirmed.`)).toBeVisible()
    await page.getByRole('button', { name: 'Send the link again' }).click()
    await expect(page.getByText('A new link is on its way').first()).toBeVisible()
    await page.context().clearCookies()
    const link = newestLink(email, '/auth/confirm')
    await openLive(page, link)
    await page.locator('main').getByRole('link', { name: 'Sign in' }).click()
    const login = page.locator('#login')
    await login.getByLabel('Username').fill(username)
    await login.getByLabel('Password', { exact: true }).fill(newPassword)
    await login.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(link)
    await page.getByRole('button', { name: 'Confirm the address' }).click()
    await page.getByRole('link', { name: 'Your account' }).click()
    await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
  })

  test('changes name and email with the password, and shows a wrong password in the form', async ({
    page,
  }) => {
    const { email } = await registerNew(page)
    await page.goto('/account')
    const form = card(page, 'Name and email')
    await form.getByLabel('Full name').fill('Mina R.')
    await form.getByLabel('Email').fill(`new-${email}`)
    await form.getByLabel('Current password', { exact: true }).fill('wrong-password')
    await form.getByRole('button', { name: 'Save name and email' }).click()
    await expect(form.getByRole('alert')).toHaveText('Your current password is incorrect.')
    await expect(form.getByLabel('Current password', { exact: true })).toBeFocused()
    await form.getByLabel('Current password', { exact: true }).fill(newPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`new-${email} is not confirmed.`)).toBeVisible()
    await form.getByLabel('Email').fill('demo-client@localhost.example')
    await form.getByLabel('Current password', { exact: true }).fill(newPassword)
    await page.keyboard.press('Enter')
    await expect(form.getByRole('alert')).toHaveText('An account with this e-mail already exists')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mina R.')
  })

  test('keeps what somebody chose to be emailed about', async ({ page }) => {
    await registerNew(page)
    await page.goto('/account')
    const form = card(page, 'Emails')
    await form.getByLabel('Messages').selectOption('Daily summary')
    await form.getByLabel('Project updates').selectOption('Never')
    await form.getByRole('button', { name: 'Save choices' }).click()
    await expect(page.getByText('Your choices apply from now on.').first()).toBeVisible()
    await page.reload()
    await expect(form.getByLabel('Messages')).toHaveValue('daily')
    await expect(form.getByLabel('Changes to your requests')).toHaveValue('at-once')
    await expect(form.getByLabel('Project updates')).toHaveValue('off')
  })

  test('changes the password and signs out the other sessions, which it lists', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const { username } = await registerNew(page)
    const there = await playwright.request.newContext({
      baseURL,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    })
    const signIn = await there.post('/api/login', { data: { username, password: newPassword } })
    expect(signIn.status()).toBe(200)

    await page.goto('/account')
    const sessions = card(page, 'Where you are signed in')
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await expect(sessions.getByRole('listitem').first()).toContainText('This device')
    await expect(sessions.getByText('Firefox on Linux')).toBeVisible()
    await expect(sessions.getByText(/Signed in today at \d\d:\d\d/)).toHaveCount(2)
    const form = card(page, 'Password')
    await form.getByLabel('Current password', { exact: true }).fill(newPassword)
    await form.getByLabel('New password', { exact: true }).fill(otherPassword)
    await form.getByRole('button', { name: 'Change the password' }).click()
    await expect(page.getByText('Other devices are signed out.').first()).toBeVisible()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    expect((await there.get('/api/user')).status()).toBe(401)
    expect((await page.request.get('/api/user')).status()).toBe(200)
    await there.dispose()
  })

  test('signs out everywhere after confirmation, by keyboard alone', async ({ page }) => {
    await registerNew(page)
    await page.goto('/account')
    const open = page.getByRole('button', { name: 'Sign out everywhere' })
    await open.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(open).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/auth')
    expect((await page.request.get('/api/user')).status()).toBe(401)
  })

  test('makes a calendar address, which is shown once and works until it is removed', async ({ page }) => {
    await registerNew(page)
    await page.goto('/account')
    const calendar = card(page, 'Appointments in your calendar')
    await calendar.getByRole('button', { name: 'Make an address' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your calendar address' })
    const address = await dialog.getByLabel('Address').inputValue()
    expect(await violationsIn(page, 'dialog[open]')).toEqual([])
    expect((await page.request.get(address)).status()).toBe(200)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(calendar).toContainText('The address shows your appointments.')
    await page.reload()
    await calendar.getByRole('button', { name: 'Remove it' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click()
    await expect(calendar).toContainText('You have no address.')
    expect((await page.request.get(address)).status()).toBe(404)
    await expect(card(page, 'Your other calendar')).toHaveCount(0)
  })

  test('offers a copy of the data as a file', async ({ page }) => {
    const { username } = await registerNew(page)
    await page.goto('/account')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download your data' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${username}-\\d{4}-\\d\\d-\\d\\d\\.json$`))
    const data = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(data.account.username).toBe(username)
  })

  test('leaves the file readable for browsers that read it late, and not for ever', async ({ page }) => {
    await registerNew(page)
    await page.clock.install()
    await page.goto('/account')
    const count = () => page.evaluate(() => Number(document.documentElement.dataset.revoked ?? 0))
    await page.evaluate(() => {
      const revoke = URL.revokeObjectURL
      URL.revokeObjectURL = (url) => {
        const { dataset } = document.documentElement
        dataset.revoked = String(Number(dataset.revoked ?? 0) + 1)
        revoke.call(URL, url)
      }
    })
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download your data' }).click()
    await download
    await page.clock.runFor(10_000)
    expect(await count()).toBe(0)
    await page.clock.runFor(60_000)
    expect(await count()).toBe(1)
  })

  test('deletes the account after asking for the password', async ({ page }) => {
    const { username } = await registerNew(page)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Delete your account' }).click()
    const dialog = page.getByRole('dialog', { name: `Delete ${username}?` })
    await dialog.getByLabel('Current password', { exact: true }).fill('wrong-password')
    await dialog.getByRole('button', { name: 'Delete the account' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Your current password is incorrect.')
    await dialog.getByLabel('Current password', { exact: true }).fill(newPassword)
    await dialog.getByRole('button', { name: 'Delete the account' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Account deleted', { exact: true })).toBeVisible()
    expect(await signInThere(page, username, newPassword)).toBe(401)
  })

  test('an open dialog has no accessibility violations', async ({ page }) => {
    await registerNew(page)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Delete your account' }).click()
    expect(await violationsIn(page, 'dialog[open]')).toEqual([])
  })
})
