import { expect, type Page } from '@playwright/test'
import { accountRefusals } from '#content/interface/answers.ts'
import { roleNames } from '#content/interface/admin/users.ts'
import { anAddress } from './an-address.ts'
import { registerNew } from './new-account.ts'
import { needsPages } from './needs-pages.ts'
import { openLive } from './open-live.ts'
import { signInAs } from './sign-in.ts'
import { agree, decline } from './question.ts'
import { test } from './shared-window.ts'

const unique = () => Math.random().toString(36).slice(2, 10)

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

async function makeUser(page: Page, role: string) {
  const name = `Person ${unique()}`
  const username = name.toLowerCase().replace(' ', '-')
  const response = await page.request.post('/api/admin/users', {
    data: { name, username, email: `${username}@example.com`, role },
  })
  expect(response.status(), await response.text()).toBe(201)
  const { id }: { id: number } = await response.json()
  return { id, name, username }
}

test('the role of a user is one line on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/admin/users')
  const role = page.getByRole('table').getByText(roleNames.admin, { exact: true }).first()
  await expect(role).toBeVisible()
  expect(await role.evaluate((text) => text.getClientRects().length)).toBe(1)
})

test('the live counts stand on one line, also under names of two lines', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/admin')
  const figures = page.getByRole('region', { name: 'Live counts' }).getByRole('definition')
  await expect(figures.first()).not.toHaveText('…')
  const bottoms = await figures.evaluateAll((all) =>
    all.map((figure) => figure.getBoundingClientRect().bottom),
  )
  expect(bottoms.length).toBeGreaterThan(1)
  expect(new Set(bottoms.map(Math.round)).size).toBe(1)
})

for (const width of [390, 768]) {
  test(`no tile of the overview is alone beside an empty place, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/admin')
    const tiles = page.locator('main [data-card]:is(dl > *, ul > *)')
    await expect(tiles.first()).toBeVisible()
    const emptyWidths = await tiles.evaluateAll((all) =>
      all
        .filter((tile) => tile === tile.parentElement?.lastElementChild)
        .map(
          (tile) =>
            (tile.parentElement?.getBoundingClientRect().right ?? 0) - tile.getBoundingClientRect().right,
        ),
    )
    expect(emptyWidths.length).toBeGreaterThan(1)
    expect(Math.max(...emptyWidths)).toBeLessThan(2)
  })
}

test('after a user is disabled, pages that offer times are read anew, also without a reload', async ({
  page,
}) => {
  needsPages('/services')
  const { id } = await makeUser(page, 'provider')
  const reading = () => page.waitForRequest('**/api/content')
  const services = page.getByRole('banner').locator('a[href="/services"]:visible')
  await openLive(page, `/admin/users/user?id=${id}`)
  await Promise.all([reading(), services.click()])
  await page.waitForURL('**/services')
  await page.goBack()
  await page.getByRole('button', { name: 'Disable' }).click()
  await agree(page)
  await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible()
  await Promise.all([reading(), services.click()])
})

test('a user is created, found, opened, given another role and disabled', async ({ page }) => {
  const name = `Newcomer ${unique()}`
  const username = name.toLowerCase().replace(' ', '-')
  await openLive(page, '/admin/users')
  await page.getByRole('link', { name: 'New user' }).click()
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(`${username}@example.com`)
  await page.getByLabel('Role').selectOption('Service provider')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await page.getByRole('link', { name: 'All users' }).click()
  await page.getByRole('searchbox').fill(username)
  await expect(page).toHaveURL(new RegExp(`search=${username}`))
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue(username)
  await page.getByRole('link', { name }).click()

  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Client')
  await page.getByRole('button', { name: 'Change role' }).click()
  await expect(page.getByText('Now client').first()).toBeVisible()
  await page.getByRole('button', { name: 'Disable' }).click()
  await decline(page)
  await expect(page.getByText('Invited', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Disable' }).click()
  await agree(page)
  await expect(page.getByText('Disabled', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Enable' }).click()
  await expect(page.getByText('Invited', { exact: true })).toBeVisible()

  await openLive(page, `/admin/audit?type=user`)
  const entries = page.getByRole('region', { name: 'The entries' })
  for (const what of ['User: create', 'User: role', 'User: disable', 'User: enable']) {
    await expect(entries.getByRole('row', { name: what }).filter({ hasText: username })).toHaveCount(1)
  }
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/audit$/)
})

// In sequence, because an administrator created by the second test would let the first one drop the demo role.
test.describe('the administrator role', () => {
  test.describe.configure({ mode: 'default' })

  test('the last administrator is told why the role cannot be removed', async ({ page }) => {
    const me: { username: string } = await (await page.request.get('/api/user')).json()
    const list: { items: { id: number; username: string; role: string }[] } = await (
      await page.request.get('/api/admin/users?role=admin&state=active')
    ).json()
    const ownUser = list.items.find(({ username }) => username === me.username)
    test.skip(list.items.length > 1, 'there is another administrator')
    await openLive(page, `/admin/users/user?id=${ownUser?.id}`)
    await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Client')
    await page.getByRole('button', { name: 'Change role' }).click()
    await agree(page)
    await expect(page.locator('.toast')).toContainText('This is the only administrator who can sign in.')
  })

  test('a user who loses the administrator role loses the back office in every open tab', async ({
    page,
    browser,
  }) => {
    const refusalHeading = 'This page is not for this account'
    const otherPage = await (await browser.newContext()).newPage()
    const account = await registerNew(otherPage)
    const [user] = (await (await page.request.get(`/api/admin/users?search=${account.username}`)).json())
      .items
    const giveRole = async (role: string) =>
      expect((await page.request.patch(`/api/admin/users/${user.id}`, { data: { role } })).status()).toBe(200)
    const signInAgain = async () =>
      expect(
        (await otherPage.request.post('/api/login', { data: account, headers: anAddress() })).status(),
      ).toBe(200)

    await giveRole('admin')
    await signInAgain()
    await openLive(otherPage, '/admin/contact-submissions')
    await expect(otherPage.getByRole('row').nth(1)).toBeVisible()
    await giveRole('client')
    await otherPage
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: 'Services' })
      .click()
    await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText(refusalHeading)
    await expect(otherPage.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0)
    await otherPage.goBack()
    await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText(refusalHeading)

    await giveRole('admin')
    await signInAgain()
    await openLive(otherPage, `/admin/users/user?id=${user.id}`)
    const role = otherPage.getByRole('combobox', { name: 'Role', exact: true })
    await role.selectOption('Client')
    await otherPage.getByRole('button', { name: 'Change role' }).click()
    await agree(otherPage)
    await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText(refusalHeading)

    await openLive(page, `/admin/users/user?id=${user.id}`)
    const field = page.getByRole('combobox', { name: 'Role', exact: true })
    await field.selectOption('Service provider')
    await page.getByRole('button', { name: 'Change role' }).click()
    await expect(page.getByText('Now service provider', { exact: true })).toBeVisible()
    await expect(field).toBeFocused()
  })
})

test('a role is not changed over another administrator’s change, and a deleted account is reported', async ({
  page,
  browser,
}) => {
  const account = await registerNew(await (await browser.newContext()).newPage())
  const [user] = (await (await page.request.get(`/api/admin/users?search=${account.username}`)).json()).items
  await openLive(page, `/admin/users/user?id=${user.id}`)
  const role = page.getByRole('combobox', { name: 'Role', exact: true })
  await role.selectOption('Administrator')
  await page.request.patch(`/api/admin/users/${user.id}`, { data: { role: 'provider' } })
  await page.getByRole('button', { name: 'Change role' }).click()
  await agree(page)
  await expect(page.locator('.toast')).toContainText('Somebody else has just changed this account.')
  await expect(role).toHaveValue('provider')

  const own = await browser.newContext()
  await own.request.post('/api/login', { data: account, headers: anAddress() })
  const deleteResponse = await own.request.delete('/api/account', {
    data: { currentPassword: account.password },
  })
  expect(deleteResponse.ok(), await deleteResponse.text()).toBe(true)
  await role.selectOption('Client')
  await page.getByRole('button', { name: 'Change role' }).click()
  await expect(page.locator('main')).toContainText('There is no such account.')
  await expect(role).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'All users' })).toBeVisible()
})

test('a user that does not exist is reported as missing', async ({ page }) => {
  await openLive(page, '/admin/users/user?id=999999')
  await expect(page.getByText('There is no such account.')).toBeVisible()
})

for (const path of ['/admin/users', '/admin/audit']) {
  test(`${path} fits a phone, shows its place in the menu, works by keyboard and prints without controls`, async ({
    page,
  }) => {
    await makeUser(page, 'client')
    await page.setViewportSize({ width: 390, height: 844 })
    await openLive(page, path)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expect(page.locator('nav [aria-current=page]').getByText(/^(Users|Audit)$/)).toBeInViewport()
    await page.getByRole('searchbox').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('combobox').first()).toBeFocused()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.locator('main [data-card]').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(page.locator('main').getByRole('row').nth(1)).toBeVisible()
    await expect(
      page.locator('main').locator('input, select, [data-button]').filter({ visible: true }),
    ).toHaveCount(0)
  })
}

test('a username or email that somebody has is marked in the form of a new user, and has the focus', async ({
  page,
}) => {
  const { username } = await makeUser(page, 'client')
  await page.setViewportSize({ width: 390, height: 500 })
  await openLive(page, '/admin/users/new')
  await page.getByLabel('Full name').fill('Somebody Else')
  const [usernameField, email] = [page.getByLabel('Username'), page.getByLabel('Email')]
  await usernameField.fill(username)
  await email.fill(`another-${username}@example.com`)
  const invalid = page.locator('[aria-invalid=true]')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(usernameField).toBeFocused()
  await expect(usernameField).toHaveAccessibleDescription(new RegExp(accountRefusals['username-taken']))
  await expect(usernameField).toBeInViewport({ ratio: 1 })
  await expect(invalid).toHaveCount(1)

  await usernameField.fill(`another-${username}`)
  await email.fill(`${username}@example.com`)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(new RegExp(accountRefusals['email-taken']))
  await expect(invalid).toHaveCount(1)
})
