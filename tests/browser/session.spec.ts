import { expect, type Page } from '@playwright/test'
import { asAdmin, sendBooking } from './client-data.ts'
import { showIntent } from './hydration.ts'
import { confirmAddress } from './mailbox.ts'
import { charsMax, confirmation, field, messages } from './message-page.ts'
import { newPassword, registerNew } from './new-account.ts'
import { openLive, untilLive } from './open-live.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'

const notice = (page: Page) => page.locator('#messages').getByText('You are signed out.')

async function write(page: Page, text: string) {
  await expect(page.locator('header').getByRole('button', { name: 'Log out' })).toBeAttached()
  await field(page).fill(text)
  await expect(page.getByText(`${text.length} / ${charsMax}`)).toBeVisible()
}

async function signInByForm(page: Page, username: string) {
  const login = page.locator('#login')
  await login.getByLabel('Username').fill(username)
  await login.getByLabel('Password', { exact: true }).fill(newPassword)
  await login.getByRole('button', { name: 'Login' }).click()
}

const sessionContent = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }))

test('a message whose writer was signed out is kept, and signing in leads back to send it', async ({
  page,
}) => {
  const { username } = await registerNew(page)
  const code = await sendBooking(page.request)
  await page.goto(confirmation(code))
  await write(page, 'Keep these words')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(field(page)).toHaveValue('Keep these words')
  await expect(field(page)).toHaveAccessibleDescription(/Your message is kept here. Sign in to send it./)
  await expect(page.getByText('There is no booking')).toHaveCount(0)

  await page.locator('#messages').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByText('Sign in to continue where you left off.')).toBeVisible()
  await signInByForm(page, username)
  await expect(page).toHaveURL(`${confirmation(code)}#messages`)
  await expect(field(page)).toHaveValue('Keep these words')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(messages(page)).toContainText('Keep these words')
  expect(await sessionContent(page)).not.toContain('Keep these words')
})

test('unsent text is hidden from other accounts and removed on logout', async ({ page }) => {
  await registerNew(page)
  const code = await sendBooking(page.request)
  await page.goto(confirmation(code))
  await write(page, 'For the agency only')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(notice(page)).toBeVisible()
  await expect(field(page)).toHaveValue('')
  expect(await sessionContent(page)).not.toContain('For the agency only')

  const owner = await registerNew(page)
  const second = await sendBooking(page.request)
  await page.goto(confirmation(second))
  await write(page, 'Written by the owner')
  expect(await sessionContent(page)).toContain(owner.username)
  await page.context().clearCookies()
  await signInAs(page, 'demo-admin')
  await page.goto('/dashboard')
  await expect.poll(() => sessionContent(page)).not.toContain('Written by the owner')
  await page.goto(confirmation(second))
  await expect(page.locator('header').getByRole('button', { name: 'Log out' })).toBeAttached()
  await expect(field(page)).toHaveValue('')
})

test('a sign-out or sign-in in one tab reaches all tabs, and forms keep their input', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { username } = await registerNew(page)
  const code = await sendBooking(page.request)
  await asAdmin(playwright, baseURL, async (admin) => {
    await admin.post(`/api/bookings/${code}/messages`, { data: { body: 'Which day suits you?' } })
  })
  const other = await page.context().newPage()
  await other.goto(confirmation(code))
  await write(other, 'Tuesday')

  await page.goto('/account')
  const profile = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Name and email', exact: true }),
  })
  await profile.getByLabel('Full name').fill('Mina Gurung-Rai')
  await profile.getByLabel('Current password', { exact: true }).fill(newPassword)
  await page.context().clearCookies()
  const saveResponse = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await profile.getByRole('button', { name: 'Save name and email' }).click()
  expect((await saveResponse).status()).toBe(401)
  await expect(page).toHaveURL('/auth?next=%2Faccount')
  await expect(page.getByText('Sign in to continue where you left off.')).toBeVisible()
  expect(await sessionContent(page)).not.toContain(newPassword)
  await expect(notice(other)).toBeVisible()
  await expect(other.getByText('Which day suits you?')).toHaveCount(0)
  await expect(field(other)).toHaveValue('Tuesday')

  await signInByForm(page, username)
  await expect(page).toHaveURL('/account')
  await expect(profile.getByLabel('Full name')).toHaveValue('Mina Gurung-Rai')
  await expect(profile.getByText('they are not saved yet.')).toBeVisible()
  await expect(profile.getByLabel('Current password', { exact: true })).toHaveValue('')
  await expect(notice(other)).toHaveCount(0)
  await expect(messages(other)).toContainText('Which day suits you?')
  await expect(field(other)).toHaveValue('Tuesday')

  await profile.getByLabel('Current password', { exact: true }).fill(newPassword)
  await profile.getByRole('button', { name: 'Save name and email' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await sessionContent(page)).not.toContain('Gurung-Rai')
})

test('a refusal of a request that left before the sign-in does not end the session', async ({ page }) => {
  const { username } = await registerNew(page)
  await page.route('**/api/account', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    await route.fulfill({
      response: await route.fetch({ headers: { ...route.request().headers(), cookie: '' } }),
    })
  })
  await page.goto('/account')
  const profile = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Name and email', exact: true }),
  })
  await profile.getByLabel('Full name').fill('Mina Gurung-Rai')
  await profile.getByLabel('Current password', { exact: true }).fill(newPassword)
  const saveResponse = page.waitForResponse((response) => response.request().method() === 'PATCH')
  const check = page.waitForResponse('**/api/user')
  await profile.getByRole('button', { name: 'Save name and email' }).click()
  expect((await saveResponse).status()).toBe(401)
  await check
  await expect(profile.getByRole('alert')).toBeVisible()
  await expect(profile.getByLabel('Full name')).toHaveValue('Mina Gurung-Rai')
  await expect(page.getByText(`Signed in as ${username}`)).toBeVisible()

  await page.unroute('**/api/account')
  await profile.getByRole('button', { name: 'Save name and email' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('a tab opened before the sign-in shows it, and starting the app there ends no session', async ({
  page,
}) => {
  const account = await registerNew(page)
  await page.context().clearCookies()
  const other = await page.context().newPage()
  const response = other.waitForResponse('**/api/user')
  await other.goto('/about')
  await (await response).finished()
  await openLive(page, '/auth?next=%2Faccount')
  await signInByForm(page, account.username)
  await expect(page.getByText(`Signed in as ${account.username}`)).toBeVisible()

  const leave = other.locator('header').getByRole('button', { name: 'Log out' })
  await expect(leave).toBeVisible()
  await showIntent(other)
  await untilLive(other)
  await expect(leave).toBeVisible()
  await expect(page.getByText(`Signed in as ${account.username}`)).toBeVisible()
})

test('a refused password change marks and focuses the field at fault', async ({ page }) => {
  await registerNew(page)
  await page.goto('/account')
  const form = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Password', exact: true }),
  })
  const current = form.getByLabel('Current password', { exact: true })
  const next = form.getByLabel('New password', { exact: true })
  const submit = form.getByRole('button', { name: 'Change the password' })
  await current.fill('not-the-password')
  await next.fill('quartz-meadow-lighthouse')
  await submit.click()
  await expect(current).toBeFocused()
  await expect(current).toHaveAttribute('aria-invalid', 'true')
  await expect(current).toHaveAccessibleDescription('Your current password is incorrect.')
  await expect(next).not.toHaveAttribute('aria-invalid')

  await current.fill(newPassword)
  await next.fill('password123')
  await submit.click()
  await expect(next).toBeFocused()
  await expect(next).toHaveAttribute('aria-invalid', 'true')
  await expect(next).toHaveAccessibleDescription(/At least 10 characters.*This password|This password.*/)
  await expect(current).not.toHaveAttribute('aria-invalid')
})

test("a provider's active projects count those assigned to them", async ({ page }) => {
  await signInAs(page, 'demo-provider')
  const lists = await Promise.all(
    ['/api/provider/projects', '/api/client/projects'].map(async (path) =>
      (await page.request.get(path)).json(),
    ),
  )
  const active = new Set(
    lists
      .flat()
      .flatMap(({ id, status }: { id: number; status: string }) => (status === 'active' ? [id] : [])),
  )
  expect(active.size).toBeGreaterThan(0)
  const projectsResponse = page.waitForResponse('**/api/provider/projects')
  await page.goto('/dashboard')
  await projectsResponse
  const tile = page.getByLabel('Summary').locator('div').filter({ hasText: 'Active Projects' }).last()
  await expect(tile.locator('dd')).toHaveText(String(active.size))
})

test('the back office names and links the account that claimed a booking, and its history lists the claim', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { username, name, email } = await registerNew(page)
  await confirmAddress(page, email)
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const code = await sendBooking(guest, email)
  await guest.dispose()
  expect((await page.request.post(`/api/bookings/${code}/claim`, { data: {} })).status()).toBe(200)
  await signInAs(page, 'demo-admin')
  await page.goto(`/admin/contact-submissions/request?code=${code}`)
  const history = page.locator('section').filter({ has: page.getByRole('heading', { name: 'History' }) })
  await expect(history.getByRole('listitem').nth(1)).toContainText('Added to an account')
  await expect(history.getByRole('listitem').nth(1)).toContainText(name)
  await page.getByRole('link', { name: `${name} (${username})` }).click()
  await expect(page).toHaveURL(/\/admin\/users\/user\?id=\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})
