import { expect, type Page } from '@playwright/test'
import { signedInQuestion } from '#content/interface/common.ts'
import { logOutButton } from '#content/interface/shell.ts'
import { test } from './shared-window.ts'
import { fillRegistration } from './sign-in-form.ts'

const demoPassword = 'try-it-locally'
const login = (page: Page) => page.locator('#login')

test.use({ javaScriptEnabled: false })

test('sign-in works, and a rejected attempt shows the form again', async ({ page }) => {
  await page.goto('/auth')
  await login(page).getByLabel('Username').fill('demo-client')
  await login(page).getByLabel('Password', { exact: true }).fill(demoPassword)
  await login(page).getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/services')
  await page.goto('/auth')
  await login(page)
    .getByLabel('Username')
    .fill(`nobody-${crypto.randomUUID().slice(0, 8)}`)
  await login(page).getByLabel('Password', { exact: true }).fill('wrong-password')
  await login(page).getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toHaveText('Incorrect username or password.')
  await expect(login(page).getByLabel('Password', { exact: true })).toBeVisible()
})

test('a session can be ended from the sign-in page and from each page that needs script', async ({
  page,
}) => {
  for (const path of ['/auth', '/dashboard', '/account']) {
    const account = { username: 'demo-client', password: demoPassword }
    expect((await page.request.post('/api/login', { data: account })).status()).toBe(200)
    await page.goto(path)
    await expect(page.locator('form').filter({ hasText: signedInQuestion })).toBeVisible()
    await page.getByRole('button', { name: logOutButton }).click()
    await expect(page).toHaveURL('/')
    expect((await page.request.get('/api/user')).status()).toBe(401)
  }
})

test('the tab of the form that shows is marked and stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/auth')
  const tabs = { login: page.locator('#login-tab'), register: page.locator('#register-tab') }
  for (const [shownForm, otherForm] of [
    ['register', 'login'],
    ['login', 'register'],
  ] as const) {
    await tabs[shownForm].click()
    await expect(page.locator(`#${shownForm}`)).toBeVisible()
    await expect(page.locator(`#${otherForm}`)).toBeHidden()
    await expect(tabs[shownForm]).toHaveCSS('font-weight', '700')
    await expect(tabs[otherForm]).toHaveCSS('font-weight', '500')
    await expect(tabs[otherForm]).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)')
    const [row, header] = [await tabs[shownForm].boundingBox(), await page.locator('header').boundingBox()]
    expect(row?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  }
  await tabs.login.focus()
  await page.keyboard.press('Tab')
  await expect(tabs.register, 'both tabs are reached by keyboard').toBeFocused()
})

test('registration works from its own URL', async ({ page }) => {
  await page.goto('/auth#register')
  await fillRegistration(page, `mina-${crypto.randomUUID().slice(0, 8)}`)
  await expect(page).toHaveURL('/services')
})
