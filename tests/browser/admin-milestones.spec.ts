import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { addProject, projectPage } from './admin-project-page.ts'
import { signInAs } from './sign-in.ts'
import { slowDown } from './slow-down.ts'
import { agree } from './question.ts'
import { test } from './shared-window.ts'

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

const milestonesCard = (page: Page) => page.getByRole('region', { name: 'Milestones' })

test('Enter pressed twice adds one milestone', async ({ page }) => {
  const id = await addProject(page)
  await page.goto(projectPage(id))
  const posts = await slowDown(page, '**/milestones', 'POST')
  await page.getByLabel('New milestone').fill('Audit')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(milestonesCard(page).getByRole('listitem').first()).toContainText('Audit')
  await pause(1200)
  expect(posts).toHaveLength(1)
  await expect(milestonesCard(page).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByLabel('New milestone')).toHaveValue('')
})

test('a milestone whose change was not saved stays open with what was typed, and says so', async ({
  page,
}) => {
  const id = await addProject(page, { milestones: ['Audit'] })
  await page.goto(projectPage(id))
  const card = milestonesCard(page)
  await page.route('**/milestones/*', (route) => route.abort())
  await card.getByRole('button', { name: 'Edit Audit' }).click()
  await card.getByLabel('Milestone', { exact: true }).fill('Audit of all pages')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByRole('alert')).toContainText('cannot be reached')
  await expect(card.getByLabel('Milestone', { exact: true })).toHaveValue('Audit of all pages')
  await page.unroute('**/milestones/*')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByRole('checkbox', { name: 'Audit of all pages' })).toBeVisible()
  await expect(card.getByRole('alert')).toBeHidden()
})

test('a milestone that is gone from the database is gone from the page once a change of it is refused', async ({
  page,
}) => {
  const id = await addProject(page, { milestones: ['Audit', 'Build', 'Launch'] })
  await page.goto(projectPage(id))
  const card = milestonesCard(page)
  const removeElsewhere = async (index: number) => {
    const { milestones } = await (await page.request.get(`/api/admin/projects/${id}`)).json()
    await page.request.delete(`/api/admin/projects/${id}/milestones/${milestones[index].id}`)
  }
  await expect(card.getByRole('listitem')).toHaveCount(3)
  await removeElsewhere(0)
  await card.getByRole('checkbox', { name: 'Audit' }).click()
  await expect(card.getByRole('alert')).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveText([/^Build/, /^Launch/])

  await removeElsewhere(0)
  await card.getByRole('button', { name: 'Edit Build' }).click()
  await card.getByLabel('Milestone', { exact: true }).fill('Build of all pages')
  const refusal = page.waitForResponse('**/milestones/*')
  await card.getByRole('button', { name: 'Save' }).click()
  expect((await refusal).status()).toBe(404)
  await expect(card.getByRole('alert')).toBeVisible()
  await expect(card.getByLabel('Milestone', { exact: true })).toHaveValue('Build of all pages')
  await card.getByRole('button', { name: 'Cancel' }).click()
  await expect(card.getByRole('listitem')).toHaveText([/^Launch/])
})

test('a milestone that is gone is gone from the page also when its change was cancelled before the refusal', async ({
  page,
}) => {
  const id = await addProject(page, { milestones: ['Audit', 'Build'] })
  await page.goto(projectPage(id))
  const card = milestonesCard(page)
  await card.getByRole('button', { name: 'Edit Audit' }).click()
  const { milestones } = await (await page.request.get(`/api/admin/projects/${id}`)).json()
  await page.request.delete(`/api/admin/projects/${id}/milestones/${milestones[0].id}`)
  await slowDown(page, '**/milestones/*', 'PATCH')
  await card.getByLabel('Milestone', { exact: true }).fill('Audit of all pages')
  await card.getByRole('button', { name: 'Save' }).click()
  await card.getByRole('button', { name: 'Cancel' }).click()
  await expect(card.getByRole('listitem')).toHaveText([/^Build/])
})

test('a milestone that was added or removed, but whose answer was lost, is shown as it is stored', async ({
  page,
}) => {
  const id = await addProject(page, { milestones: ['Audit'] })
  await page.goto(projectPage(id))
  const card = milestonesCard(page)
  await page.route('**/milestones**', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await card.getByRole('button', { name: 'Remove Audit' }).click()
  await agree(page)
  await expect(card.getByRole('listitem')).toHaveCount(0)
  await page.getByLabel('New milestone').fill('Launch')
  await page.keyboard.press('Enter')
  await expect(card.getByRole('listitem')).toHaveText([/^Launch/])
})

test('two quick presses move a milestone by two places', async ({ page }) => {
  const id = await addProject(page, { milestones: ['Audit', 'Build', 'Launch'] })
  await page.goto(projectPage(id))
  await slowDown(page, '**/milestones/*', 'PATCH')
  const down = milestonesCard(page).getByRole('button', { name: 'Move Audit down' })
  await down.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(milestonesCard(page).getByRole('listitem').last()).toContainText('Audit')
  await expect(milestonesCard(page).getByRole('listitem')).toContainText(['Build', 'Launch', 'Audit'])
  await expect(milestonesCard(page).getByRole('status')).toHaveText('Audit is now 3 of 3.')
  await page.reload()
  await expect(milestonesCard(page).getByRole('listitem')).toContainText(['Build', 'Launch', 'Audit'])
})

test('a milestone that could not be moved is reported', async ({ page }) => {
  const id = await addProject(page, { milestones: ['Audit', 'Build'] })
  await page.goto(projectPage(id))
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.route('**/milestones/*', (route) => route.abort())
  await milestonesCard(page).getByRole('button', { name: 'Move Audit down' }).click()
  await expect(page.locator('.toast')).toContainText('cannot be reached')
  await expect(milestonesCard(page).getByRole('listitem').first()).toContainText('Audit')
  expect(errors).toEqual([])
})

test('what is typed while a milestone is added stays in the field', async ({ page }) => {
  const id = await addProject(page)
  await page.goto(projectPage(id))
  await slowDown(page, '**/milestones', 'POST')
  await page.getByLabel('New milestone').fill('Audit')
  await page.keyboard.press('Enter')
  await page.getByLabel('New milestone').fill('Launch')
  await expect(milestonesCard(page).getByRole('listitem')).toContainText('Audit')
  await expect(page.getByLabel('New milestone')).toHaveValue('Launch')
})

test('the form of new milestones stays in view while milestones are added, on a small phone', async ({
  page,
}) => {
  const id = await addProject(page)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(projectPage(id))
  const newTitle = page.getByLabel('New milestone')
  for (const title of ['Audit', 'Build', 'Launch']) {
    await newTitle.fill(title)
    await page.keyboard.press('Enter')
    await expect(milestonesCard(page).getByRole('checkbox', { name: title })).toBeAttached()
    await expect(newTitle).toHaveValue('')
    await expect(newTitle).toBeFocused()
    await expect(newTitle).toBeInViewport({ ratio: 1 })
  }
})

test('Save, Cancel and Escape end the edit of a milestone, with the focus on its Edit button', async ({
  page,
}) => {
  const id = await addProject(page, { milestones: ['Audit'] })
  await page.goto(projectPage(id))
  const card = milestonesCard(page)
  const edit = card.getByRole('button', { name: 'Edit Audit' })
  const title = card.getByLabel('Milestone', { exact: true })
  await edit.click()
  await title.fill('Nothing')
  await page.keyboard.press('Escape')
  await expect(edit).toBeFocused()
  await edit.press('Enter')
  await expect(title).toHaveValue('Audit')
  await card.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(edit).toBeFocused()
  await edit.press('Enter')
  await title.fill('Launch')
  await title.press('Enter')
  await expect(card.getByRole('button', { name: 'Edit Launch' })).toBeFocused()
})

test('the buttons beside the fields of a milestone are as high as these', async ({ page }) => {
  const id = await addProject(page, { milestones: ['Audit'] })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(projectPage(id))
  const card = milestonesCard(page)
  await card.getByRole('button', { name: 'Edit Audit' }).click()
  const heightOf = (control: Locator) => control.evaluate((element) => element.getBoundingClientRect().height)
  const fieldHeight = await heightOf(card.getByLabel('Milestone', { exact: true }))
  for (const name of ['Add', 'Save', 'Cancel'])
    expect(await heightOf(card.getByRole('button', { name, exact: true })), name).toBe(fieldHeight)
})
