import { expect, type Page } from '@playwright/test'
import { cookiesRefused } from '#content/interface/auth/sign-in.ts'
import { openLive } from './open-live.ts'
import { newPassword } from './new-account.ts'
import { test } from './shared-window.ts'
import { register, fillRegistration } from './sign-in-form.ts'
import { bodiesSentTo } from './sent-bodies.ts'

const demoPassword = 'try-it-locally'
const login = (page: Page) => page.locator('#login')

async function fillLogin(page: Page, username: string, password: string = demoPassword) {
  await login(page).getByLabel('Username').fill(username)
  await login(page).getByLabel('Password', { exact: true }).fill(password)
  await login(page).getByRole('button', { name: 'Login' }).click()
}

test('two tabs, five registration fields with client selected, and a panel of benefits', async ({ page }) => {
  await openLive(page, '/auth')
  await expect(page.getByRole('tab')).toHaveText(['Login', 'Register'])
  await expect(page.getByRole('heading', { name: 'See how far along the work is' })).toBeVisible()
  await expect(login(page).locator('input:not([type=hidden])')).toHaveCount(2)
  await page.getByRole('tab', { name: 'Register' }).click()
  await expect(register(page).getByRole('textbox')).toHaveCount(4)
  await expect(register(page).getByLabel('Password', { exact: true })).toBeVisible()
  await expect(register(page).getByLabel('Email')).toHaveAttribute('type', 'email')
  const types = register(page).getByRole('group', { name: 'Account type' }).getByRole('radio')
  await expect(types).toHaveCount(2)
  await expect(types.first()).toBeChecked()
  await expect(register(page).getByRole('radio', { name: 'Service Provider' })).not.toBeChecked()
  await expect(register(page).getByText('At least 10 characters')).toBeVisible()
})

test('a browser that refuses cookies is told so, instead of being asked to sign in again and again', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
  )
  const logins = bodiesSentTo(page, '/api/login')
  await openLive(page, '/auth')
  await fillLogin(page, 'demo-client')
  await expect(login(page).getByRole('alert')).toContainText(cookiesRefused)
  expect(logins).toEqual([])
})

test('Enter pressed twice signs in once', async ({ page }) => {
  const logins = bodiesSentTo(page, '/api/login')
  await openLive(page, '/auth')
  await login(page).getByLabel('Username').fill('demo-client')
  const password = login(page).getByLabel('Password', { exact: true })
  await password.fill(demoPassword)
  await password.evaluate((input: HTMLInputElement) => {
    input.form?.requestSubmit()
    input.form?.requestSubmit()
  })
  await page.waitForURL('**/services')
  expect(logins).toHaveLength(1)
})

test('a form with an empty field is not sent', async ({ page }) => {
  const logins = bodiesSentTo(page, '/api/login')
  const registrations = bodiesSentTo(page, '/api/register')
  await openLive(page, '/auth')
  await fillLogin(page, '')
  await fillLogin(page, 'demo-client', '')
  await page.getByRole('tab', { name: 'Register' }).click()
  const values = { Username: 'mina-g', 'Full name': 'Mina', Email: 'mina@example.com', Password: newPassword }
  for (const empty of Object.keys(values)) {
    for (const [label, value] of Object.entries(values)) {
      await register(page)
        .getByLabel(label, { exact: true })
        .fill(label === empty ? '' : value)
    }
    await register(page).getByRole('button', { name: 'Create account' }).click()
  }
  expect([...logins, ...registrations]).toEqual([])
})

test('a failed login shows why above the form and in a toast, and focuses the password', async ({ page }) => {
  await openLive(page, '/auth')
  await fillLogin(page, `nobody-${crypto.randomUUID().slice(0, 8)}`, 'wrong-password')
  await expect(login(page).getByRole('alert')).toContainText('Incorrect username or password.')
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
  await expect(login(page).getByLabel('Password', { exact: true })).toBeFocused()
  await login(page).getByRole('link', { name: 'reset the password' }).click()
  await expect(page).toHaveURL('/auth/forgot')
})

test('only a wrong password is answered with the hint at Caps Lock and another password', async ({
  page,
}) => {
  const hint = login(page).getByText('Check Caps Lock')
  await openLive(page, '/auth')
  await fillLogin(page, `nobody-${crypto.randomUUID().slice(0, 8)}`, 'wrong-password')
  await expect(hint).toBeVisible()
  for (const [status, message] of [
    [429, 'Too many attempts. Try again in 15 minutes.'],
    [500, 'Something went wrong.'],
  ] as const) {
    await page.route('**/api/login', (route) => route.fulfill({ status, json: { message } }))
    await fillLogin(page, 'demo-client')
    await expect(login(page).getByRole('alert')).toHaveText(message)
    await expect(hint).toBeHidden()
    await expect(login(page).getByLabel('Username')).not.toHaveAttribute('aria-invalid')
    await page.unroute('**/api/login')
  }
})

test('a failure without a message gets a generic one', async ({ page }) => {
  await page.route('**/api/login', (route) => route.fulfill({ status: 500, body: 'no JSON' }))
  await page.route('**/api/register', (route) => route.fulfill({ status: 500, body: '' }))
  await openLive(page, '/auth')
  await fillLogin(page, 'demo-client')
  await expect(login(page).getByRole('alert')).toContainText('Login failed')
  await page.getByRole('tab', { name: 'Register' }).click()
  await fillRegistration(page, 'mina-g')
  await expect(register(page).getByRole('alert')).toContainText('Registration failed')
})

test('signing in greets each role and leads to its start page, as does /auth when signed in', async ({
  page,
  context,
}) => {
  for (const [username, role, target] of [
    ['demo-client', 'client', '/services'],
    ['demo-provider', 'provider', '/services'],
    ['demo-admin', 'admin', '/admin'],
  ] as const) {
    await test.step(role, async () => {
      await context.clearCookies()
      await openLive(page, '/auth')
      await fillLogin(page, username)
      await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible()
      await expect(
        page.getByText(`You have successfully logged in as ${role}.`, { exact: true }),
      ).toBeVisible()
      await expect(page).toHaveURL(target)
      await page.goto('/auth')
      await expect(page).toHaveURL(target)
    })
  }
})

test('signing in leads back to the guarded page that was asked for, and never to another site', async ({
  page,
  context,
}) => {
  for (const [from, username, to] of [
    ['/dashboard', 'demo-client', '/dashboard'],
    ['/account', 'demo-client', '/account'],
    ['/admin/settings', 'demo-admin', '/admin/settings'],
    ['/admin', 'demo-client', '/admin'],
    ['/auth?next=https%3A%2F%2Felsewhere.example%2F', 'demo-client', '/services'],
    ['/auth?next=%2F%2Felsewhere.example', 'demo-client', '/services'],
    ['/auth?next=%2Fabout', 'demo-client', '/services'],
  ] as const) {
    await test.step(from, async () => {
      await context.clearCookies()
      await page.goto(from)
      await page.waitForURL((url) => url.pathname === '/auth')
      await fillLogin(page, username)
      await expect(page).toHaveURL(to)
      if (from === '/admin') {
        await expect(page.getByRole('heading', { name: 'This page is not for this account' })).toBeVisible()
      }
    })
  }
})

test('the password can be shown, hidden and pasted, and Caps Lock is pointed out', async ({ page }) => {
  await openLive(page, '/auth')
  const field = login(page).getByLabel('Password', { exact: true })
  await expect(field).toHaveAttribute('autocomplete', 'current-password')
  await expect(login(page).getByLabel('Username')).toHaveAttribute('autocomplete', 'username')
  await field.fill('seen')
  await login(page).getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await login(page).getByRole('button', { name: 'Hide password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
  const isPasted = await field.evaluate((element) =>
    element.dispatchEvent(new ClipboardEvent('paste', { cancelable: true, bubbles: true })),
  )
  expect(isPasted, 'nothing stops a paste').toBe(true)
  await field.evaluate((element) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true })),
  )
  await expect(login(page).getByRole('status')).toHaveText('Caps Lock is on.')
})

test('sign-in works by keyboard alone', async ({ page }) => {
  await openLive(page, '/auth')
  await page.getByRole('tab', { name: 'Login' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused()
  await expect(register(page)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await expect(login(page).getByLabel('Username')).toBeFocused()
  await page.keyboard.type('demo-client')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(login(page).getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services')
})
