import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './sign-in.ts'

const unique = () => `Zz${Math.random().toString(36).slice(2, 9)}`

/** A case study of the test's own, so that no other test's pages change. */
async function addCaseStudy(page: Page, title: string): Promise<void> {
  const data = {
    ...{ slug: title.toLowerCase(), title, client: 'Khumbu Bakery', figure: '250%', result: 'more orders' },
    ...{ description: 'They were found.', factor: 3.5, sortOrder: 90, status: 'draft' },
  }
  const response = await page.request.post('/api/admin/case-studies', { data })
  expect(response.status(), await response.text()).toBe(201)
}
const removeCaseStudy = (page: Page, title: string) =>
  page.request.delete(`/api/admin/case-studies/${title.toLowerCase()}`)

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

test('a case study that is published in its form stands on the home page, and archived no longer', async ({
  page,
}) => {
  const title = unique()
  await addCaseStudy(page, title)
  await page.goto('/admin/case-studies')
  const record = page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) })
  await record.locator('summary').first().click()
  for (const [status, count] of [
    ['published', 1],
    ['archived', 0],
  ] as const) {
    await record.getByLabel('Status').selectOption(status)
    await record.getByRole('button', { name: 'Save' }).click()
    await expect(record.locator('summary').first()).toContainText(status, { ignoreCase: true })
    const home = await (await page.request.get('/')).text()
    expect(home.includes(title)).toBe(count === 1)
  }
  await removeCaseStudy(page, title)
})

test('a record with unsaved words is not left without a question', async ({ page }) => {
  const title = unique()
  await addCaseStudy(page, title)
  await page.goto('/admin/case-studies')
  const record = page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) })
  await record.locator('summary').first().click()
  await record.getByLabel('Client').fill('Another client')
  const nav = page.getByRole('navigation', { name: 'Back office' })
  page.once('dialog', (dialog) => dialog.dismiss())
  await nav.getByRole('link', { name: 'Services' }).click()
  await expect(record.getByLabel('Client')).toHaveValue('Another client')
  page.once('dialog', (dialog) => dialog.accept())
  await nav.getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible()
  await removeCaseStudy(page, title)
})

test('a preview shows the record as its page will, while it is being typed', async ({ page }) => {
  const title = unique()
  await addCaseStudy(page, title)
  await page.goto('/admin/case-studies')
  const record = page
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
    .first()
  await record.locator('summary').first().click()
  await record.getByText('Preview', { exact: true }).click()
  await record.getByLabel('Figure', { exact: true }).fill('480%')
  await expect(record.locator('[inert]')).toContainText('480%')
  await expect(record.locator('[inert]')).toContainText('Khumbu Bakery')
  await removeCaseStudy(page, title)
})
