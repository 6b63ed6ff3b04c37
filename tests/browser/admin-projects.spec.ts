import { expect, type Page } from '@playwright/test'
import { formatMoney } from '#shared/formats.ts'
import { projectRefusals } from '#content/interface/answers.ts'
import { bookingProjectTexts } from '#content/interface/admin/booking-project.ts'
import { deleteProjectTexts, newProjectTexts, projectFieldTexts } from '#content/interface/admin/project.ts'
import { addProject, projectPage } from './admin-project-page.ts'
import { asAdmin, sendBooking } from './client-data.ts'
import { violationsIn } from './schemes.ts'
import { signInAs } from './sign-in.ts'
import { agree, decline, question } from './question.ts'
import { test } from './shared-window.ts'
import { uniqueName } from './unique-name.ts'

const revisionOf = async (page: Page, id: number): Promise<number> =>
  (await (await page.request.get(`/api/admin/projects/${id}`)).json()).revision

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

test('a project can be deleted only after its milestones and reports, also by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(projectPage(await addProject(page)))
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Post report' })).toBeVisible()
  await expect(main.getByRole('button').last()).toHaveText(deleteProjectTexts.button)
})

test('budgets and progress end at the right of their columns, under their names', async ({ page }) => {
  await addProject(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/admin/projects')
  for (const name of ['Budget', 'Progress']) {
    const header = page.getByRole('columnheader', { name })
    await expect(header).toHaveCSS('text-align', 'right')
    const column = await header.evaluate((cell) =>
      cell instanceof HTMLTableCellElement ? cell.cellIndex : -1,
    )
    await expect(page.locator('tbody tr').first().locator('th, td').nth(column)).toHaveCSS(
      'text-align',
      'right',
    )
  }
})

test('a new project shows on its client’s dashboard', async ({ page }) => {
  const name = uniqueName()
  await page.goto('/admin/projects')
  await page.getByRole('link', { name: 'New project' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Description').fill('Twelve landing pages.')
  await page.getByLabel('Client').fill('demo-client')
  await page.getByLabel(/^Budget in /).fill('9000')
  await page.getByRole('button', { name: 'Start the project' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

  await signInAs(page, 'demo-client')
  await page.goto('/dashboard')
  await expect(page.getByText(name)).toBeVisible()
})

test('a confirmed booking becomes a project in one form, which invites its client', async ({
  page,
  request: guest,
}) => {
  const code = await sendBooking(guest, `${uniqueName()}@khumbu.example`.toLowerCase())
  const path = `/api/admin/bookings/${code}`
  expect((await page.request.patch(path, { data: { status: 'confirmed' } })).status()).toBe(200)
  const request = `/admin/contact-submissions/request?code=${code}`
  await page.goto(request)
  await page.getByRole('link', { name: bookingProjectTexts.startButton }).click()
  await expect(page.getByLabel(bookingProjectTexts.usernameLabel)).not.toHaveValue('')
  expect(await violationsIn(page, 'main')).toEqual([])
  const name = uniqueName()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: newProjectTexts.button }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await page.getByRole('link', { name: bookingProjectTexts.request, exact: true }).click()
  await expect(
    page.getByRole('region', { name: bookingProjectTexts.card }).getByRole('link', { name }),
  ).toBeVisible()
})

test('an unknown client is reported, and the input is kept', async ({ page }) => {
  await page.goto('/admin/projects/new')
  await page.getByLabel('Name').fill('Kept')
  await page.getByLabel('Description').fill('Kept too.')
  await page.getByLabel('Client').fill('nobody.there')
  await page.getByRole('button', { name: 'Start the project' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is no client' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Kept')
})

test('searches and filters of the list are in its URL', async ({ page }) => {
  const name = uniqueName()
  await addProject(page, { name })
  await page.goto('/admin/projects')
  await page.getByRole('searchbox', { name: 'Search projects' }).fill(name)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(formatMoney(9000))
  await expect(page).toHaveURL(new RegExp(`search=${name}`))
  await page.getByLabel('Status').selectOption('completed')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('milestones are added, reordered, marked as done and removed after confirmation', async ({ page }) => {
  const id = await addProject(page)
  await page.goto(projectPage(id))
  const card = page.getByRole('region', { name: 'Milestones' })
  for (const title of ['Audit', 'Launch']) {
    await card.getByLabel('New milestone').fill(title)
    await card.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(card.getByRole('checkbox', { name: title })).toBeVisible()
  }
  await card.getByRole('button', { name: 'Move Launch up' }).click()
  await expect(card.getByRole('listitem').first()).toContainText('Launch')
  await card.getByRole('checkbox', { name: 'Launch' }).click()
  await expect(card.getByRole('listitem').first()).toContainText('Done')
  await card.getByRole('button', { name: 'Remove Audit' }).click()
  await decline(page)
  await expect(card.getByRole('listitem')).toHaveCount(2)
  await card.getByRole('button', { name: 'Remove Audit' }).click()
  await agree(page)
  await expect(card.getByRole('listitem')).toHaveCount(1)
})

test('a report sets the progress', async ({ page }) => {
  const id = await addProject(page)
  await page.goto(projectPage(id))
  const card = page.getByRole('region', { name: 'Reports' })
  await card.getByLabel('New report').fill('Tracking rebuilt.')
  await card.getByLabel('New progress in percent').fill('55')
  await card.getByRole('button', { name: 'Post report' }).click()
  await expect(card.getByRole('listitem')).toContainText('Tracking rebuilt.')
  await expect(page.getByLabel('Progress in percent', { exact: true })).toHaveValue('55')
})

test('somebody else’s save or deletion is reported, and what I wrote is kept', async ({
  page,
  playwright,
  baseURL,
}) => {
  const id = await addProject(page)
  await page.goto(projectPage(id))
  await page.getByLabel(/^Budget in /).fill('12000')
  await asAdmin(playwright, baseURL, async (other) => {
    const otherSave = await other.patch(`/api/admin/projects/${id}`, { data: { status: 'paused' } })
    expect(otherSave.status()).toBe(200)
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'They changed: status' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'They changed' })).toBeHidden()
  const storedProject = await (await page.request.get(`/api/admin/projects/${id}`)).json()
  expect(storedProject).toMatchObject({ status: 'paused', budget: 12000 })
  expect(await revisionOf(page, id)).toBe(3)

  await page.getByLabel('Description').fill('Words that must not vanish')
  expect((await page.request.delete(`/api/admin/projects/${id}`)).ok()).toBe(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody else has deleted this project.')
  await expect(page.getByLabel('Description')).toHaveValue('Words that must not vanish')
})

test('leaving unsaved changes asks first', async ({ page }) => {
  const id = await addProject(page)
  await page.goto(projectPage(id))
  await page.getByLabel('Name').fill('Another name')
  await page.getByRole('link', { name: 'All projects' }).click()
  await decline(page)
  await expect(page.getByLabel('Name')).toHaveValue('Another name')
  await page.getByRole('link', { name: 'All projects' }).click()
  await agree(page)
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible()
})

test('a project is deleted after a confirmation that names what is deleted with it', async ({ page }) => {
  const name = uniqueName()
  const id = await addProject(page, { name })
  await page.goto(projectPage(id))
  await page.getByRole('button', { name: 'Delete the project' }).click()
  await expect(question(page)).toHaveAccessibleName(`Delete “${name}” for good?`)
  await expect(question(page)).toHaveAccessibleDescription(/milestones and reports are deleted too/)
  await agree(page)
  await expect(page).toHaveURL(/\/admin\/projects$/)
  expect((await page.request.get(`/api/admin/projects/${id}`)).status()).toBe(404)
})

test('list and project fit a phone and a desk, and are accessible, however long a name is', async ({
  page,
}) => {
  const id = await addProject(page, { name: `${'Long name '.repeat(10)}${uniqueName()}` })
  for (const path of ['/admin/projects', `/admin/projects/project?id=${id}`]) {
    await page.goto(path)
    await expect(page.locator('[data-card], table').first()).toBeVisible()
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
    expect(await violationsIn(page, 'html'), path).toEqual([])
  }
})

test('a client or provider who does not exist is marked, with the reason beside it, and has the focus', async ({
  page,
}) => {
  const id = await addProject(page)
  await page.goto(projectPage(id))
  const save = page.getByRole('button', { name: 'Save', exact: true }).first()
  const [client, provider] = [
    page.getByLabel('Client', { exact: true }),
    page.getByLabel(projectFieldTexts.providerLabel),
  ]
  await client.fill('nobody.there')
  await save.click()
  await expect(client).toBeFocused()
  await expect(client).toHaveAccessibleDescription(new RegExp(projectRefusals['client-not-found']))
  await client.fill('demo-client')
  await provider.fill('nobody.there')
  await save.click()
  await expect(provider).toBeFocused()
  await expect(provider).toHaveAccessibleDescription(new RegExp(projectRefusals['provider-not-found']))
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
})
