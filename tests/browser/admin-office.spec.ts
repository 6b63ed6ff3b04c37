import { expect, type Page, test } from '@playwright/test'
import { registerNew } from './new-account.ts'
import { openLive } from './open-live.ts'
import { signInAs } from './sign-in.ts'

const unique = () => Math.random().toString(36).slice(2, 10)

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

async function makeUser(page: Page, role: string) {
  const name = `Person ${unique()}`
  const username = name.toLowerCase().replace(' ', '-')
  const answer = await page.request.post('/api/admin/users', {
    data: { name, username, email: `${username}@example.com`, role },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id }: { id: number } = await answer.json()
  return { id, name, username }
}

test('an account is made, found, opened, given another role and disabled', async ({ page }) => {
  const name = `Newcomer ${unique()}`
  const username = name.toLowerCase().replace(' ', '-')
  await openLive(page, '/admin/users')
  await page.getByRole('link', { name: 'New user' }).click()
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(`${username}@example.com`)
  await page.getByLabel('Role').selectOption('Service provider')
  await page.getByRole('button', { name: 'Create account' }).click()
  // The password that nobody knows is hashed first.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { timeout: 15_000 })

  await page.getByRole('link', { name: 'All users' }).click()
  await page.getByRole('searchbox').fill(username)
  await expect(page).toHaveURL(new RegExp(`search=${username}`))
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue(username)
  await page.getByRole('link', { name }).click()

  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Client')
  await page.getByRole('button', { name: 'Change role' }).click()
  await expect(page.getByText('Now client').first()).toBeVisible()
  page.once('dialog', (dialog) => dialog.dismiss())
  await page.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('Disabled', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Enable' }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()

  await openLive(page, `/admin/audit?type=user`)
  const entries = page.getByRole('region', { name: 'The entries' })
  for (const what of ['User: create', 'User: role', 'User: disable', 'User: enable']) {
    await expect(entries.getByRole('row', { name: what }).filter({ hasText: username })).toHaveCount(1)
  }
})

// One after the other: an administrator made by the second would let the first give up the demo account's role.
test.describe('the administrator role', () => {
  test.describe.configure({ mode: 'default' })

  test('the last administrator is told why the role stays', async ({ page }) => {
    const me: { username: string } = await (await page.request.get('/api/user')).json()
    const list: { items: { id: number; username: string; role: string }[] } = await (
      await page.request.get('/api/admin/users?role=admin&state=active')
    ).json()
    const mine = list.items.find(({ username }) => username === me.username)
    // Other tests may have made administrators by now: then this account is not the last one.
    test.skip(list.items.length > 1, 'there is another administrator')
    await openLive(page, `/admin/users/user?id=${mine?.id}`)
    await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Client')
    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: 'Change role' }).click()
    await expect(page.locator('.toast')).toContainText('This is the only administrator who can sign in.')
  })

  test('whoever loses the administrator role loses the back office in every open tab, and nothing of it stays', async ({
    page,
    browser,
  }) => {
    const refused = 'This page is not for this account'
    // The refusal comes with the second answer of a server that all tests share.
    const slow = { timeout: 15_000 }
    const theirs = await (await browser.newContext()).newPage()
    const account = await registerNew(theirs)
    const [user] = (await (await page.request.get(`/api/admin/users?search=${account.username}`)).json())
      .items
    const giveRole = async (role: string) =>
      expect((await page.request.patch(`/api/admin/users/${user.id}`, { data: { role } })).status()).toBe(200)

    await giveRole('admin')
    await openLive(theirs, '/admin/contact-submissions')
    await expect(theirs.getByRole('row').nth(1)).toBeVisible()
    await giveRole('client')
    await theirs
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: 'Services' })
      .click()
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(refused, slow)
    await expect(theirs.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0)
    await theirs.goBack()
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(refused, slow)

    await giveRole('admin')
    await openLive(theirs, `/admin/users/user?id=${user.id}`)
    theirs.on('dialog', (dialog) => dialog.accept())
    const role = theirs.getByRole('combobox', { name: 'Role', exact: true })
    await role.selectOption('Client')
    await theirs.getByRole('button', { name: 'Change role' }).click()
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(refused, slow)

    await openLive(page, `/admin/users/user?id=${user.id}`)
    const field = page.getByRole('combobox', { name: 'Role', exact: true })
    await field.selectOption('Service provider')
    await page.getByRole('button', { name: 'Change role' }).click()
    await expect(page.getByText('Now service provider', { exact: true })).toBeVisible()
    await expect(field).toBeFocused()
  })
})

test('an account that is not there is said to be missing', async ({ page }) => {
  await openLive(page, '/admin/users/user?id=999999')
  await expect(page.getByText('There is no such account.')).toBeVisible()
})

for (const path of ['/admin/users', '/admin/audit']) {
  test(`${path} fits a phone and is worked by keyboard`, async ({ page }) => {
    await makeUser(page, 'client')
    await page.setViewportSize({ width: 390, height: 844 })
    await openLive(page, path)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('searchbox').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('combobox').first()).toBeFocused()
  })
}
