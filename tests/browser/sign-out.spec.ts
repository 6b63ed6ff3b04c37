import { expect } from '@playwright/test'
import { signedInKey } from '#browser/preference.ts'
import { openLive } from './open-live.ts'
import { registerNew } from './new-account.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'

test('logging out says so and ends the session, and Back shows nothing private', async ({ page }) => {
  const { username } = await registerNew(page)
  await page.goto('/account')
  await expect(page.getByText(`Signed in as ${username}`)).toBeVisible()
  await page.goto('/about')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page.getByText('You have been successfully logged out.', { exact: true })).toBeVisible()
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/auth')
  await expect(page.getByText(username)).toHaveCount(0)
  expect((await page.request.get('/api/user')).status()).toBe(401)
})

test('a page restored from the back/forward cache shows nothing of an ended session', async ({
  page,
  context,
}) => {
  const { username } = await registerNew(page)
  await page.goto('/account')
  await expect(page.getByText(`Signed in as ${username}`)).toBeVisible()
  await context.clearCookies()
  const isShownAfter = await page.evaluate((name) => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    return new Promise((resolve) =>
      requestAnimationFrame(() => resolve(document.body.innerText.includes(name))),
    )
  }, username)
  expect(isShownAfter, 'not even until the server has answered').toBe(false)
  await page.waitForURL((url) => url.pathname === '/auth')
})

test('logging out in one tab signs the other out too', async ({ page, context }) => {
  const { username } = await registerNew(page)
  await page.goto('/account')
  await expect(page.getByText(`Signed in as ${username}`)).toBeVisible()
  const other = await context.newPage()
  await openLive(other, '/about')
  await other.getByRole('button', { name: 'Log out' }).first().click()
  await page.waitForURL((url) => url.pathname === '/auth')
  await expect(page.getByText(username)).toHaveCount(0)
})

test('what the server said of the session before a sign-out changes nothing after it', async ({ page }) => {
  await signInAs(page, 'demo-client')
  await page.goto('/about')
  const leave = page.getByRole('button', { name: 'Log out' }).first()
  await expect(leave).toBeVisible()
  let release = () => {}
  const hold = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch()
    await hold
    await route.fulfill({ response })
  })
  const request = page.waitForRequest('**/api/user')
  await page.reload()
  await request
  await leave.click()
  await expect(leave).toBeHidden()
  release()
  await page.evaluate(() => window.boot?.askUser?.())
  await expect(leave).toBeHidden()
  expect(await page.evaluate((key) => localStorage.getItem(key), signedInKey)).toBeNull()
})

test('a failed logout shows why, or a generic message', async ({ page }) => {
  await signInAs(page, 'demo-client')
  let body = '{"message":"The database sleeps."}'
  await page.route('**/api/logout', (route) => route.fulfill({ status: 500, body }))
  await openLive(page, '/about')
  const leave = page.getByRole('button', { name: 'Log out' }).first()
  await leave.click()
  await expect(page.getByText('The database sleeps.', { exact: true })).toBeVisible()
  body = 'no JSON'
  await leave.click()
  await expect(page.getByText('Logout failed', { exact: true })).toHaveCount(2)
})

test('a logout whose response is not JSON still succeeds', async ({ page }) => {
  await signInAs(page, 'demo-client')
  await page.route('**/api/logout', (route) => route.fulfill({ status: 200, body: 'bye' }))
  await openLive(page, '/about')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page.getByText('You have been successfully logged out.', { exact: true })).toBeVisible()
})
