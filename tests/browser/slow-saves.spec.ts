import { expect } from '@playwright/test'
import { setTimeout as pause } from 'node:timers/promises'
import { importTexts, issueTexts } from '#content/interface/admin/issues.ts'
import { addBooking, inbox } from './admin-bookings.ts'
import { addProject, projectPage } from './admin-project-page.ts'
import { signInAs } from './sign-in.ts'
import { slowDown } from './slow-down.ts'
import { test } from './shared-window.ts'
import { uniqueName } from './unique-name.ts'

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

test('Enter pressed twice adds one note, and posts one report', async ({ page }) => {
  const code = await addBooking(page, uniqueName())
  await page.goto(`${inbox}/request?code=${code}`)
  const notes = await slowDown(page, '**/notes', 'POST')
  await page.getByLabel('New note').fill('Wants a call in May.')
  await page.getByRole('button', { name: 'Add note' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Wants a call in May.' }).first()).toBeVisible()
  await pause(1200)
  expect(notes).toHaveLength(1)

  const id = await addProject(page)
  await page.goto(projectPage(id))
  const reports = await slowDown(page, '**/updates', 'POST')
  await page.getByLabel('New report').fill('Tracking rebuilt.')
  await page.getByRole('button', { name: 'Post report' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Reports' }).getByRole('listitem').first()).toBeVisible()
  await pause(1200)
  expect(reports).toHaveLength(1)
})

test('an assignment, an account and a role are sent once, however often Enter is pressed', async ({
  page,
}) => {
  const code = await addBooking(page, uniqueName())
  await page.goto(`${inbox}/request?code=${code}`)
  const patches = await slowDown(page, `**/api/admin/bookings/${code}`, 'PATCH')
  await page.getByLabel('Assign to').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Assign', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast')).toBeVisible()
  await pause(1200)
  expect(patches).toHaveLength(1)

  const name = uniqueName()
  await page.goto('/admin/users/new')
  const posts = await slowDown(page, '**/api/admin/users', 'POST')
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Username').fill(name.toLowerCase())
  await page.getByLabel('Email').fill(`${name}@office.example`.toLowerCase())
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(posts).toHaveLength(1)

  const roles = await slowDown(page, '**/api/admin/users/*', 'PATCH')
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Service provider')
  await page.getByRole('button', { name: 'Change role' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Change role' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Change role' })).toBeDisabled()
  expect(roles).toHaveLength(1)
})

test('what is typed while a note or a report is sent stays in the field', async ({ page }) => {
  const code = await addBooking(page, uniqueName())
  await page.goto(`${inbox}/request?code=${code}`)
  await slowDown(page, '**/notes', 'POST')
  await page.getByLabel('New note').fill('Wants a call')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByLabel('New note').fill('Wants a call in June')
  await expect(page.getByRole('listitem').filter({ hasText: 'Wants a call' })).toBeVisible()
  await expect(page.getByLabel('New note')).toHaveValue('Wants a call in June')

  const id = await addProject(page)
  await page.goto(projectPage(id))
  await slowDown(page, '**/updates', 'POST')
  await page.getByLabel('New report').fill('Tracking rebuilt.')
  await page.getByRole('button', { name: 'Post report' }).click()
  await page.getByLabel('New report').fill('Next: the pages.')
  await page.getByLabel('New progress in percent').fill('60')
  await expect(page.getByRole('region', { name: 'Reports' }).getByRole('listitem')).toBeVisible()
  await expect(page.getByLabel('New report')).toHaveValue('Next: the pages.')
  await expect(page.getByLabel('New progress in percent')).toHaveValue('60')
  await page.reload()
  await expect(page.getByLabel('New report')).toHaveValue('Next: the pages.')
})

test('what a provider types while an update is sent stays in the field', async ({ page }) => {
  const id = await addProject(page, { provider: 'demo-provider' })
  await signInAs(page, 'demo-provider')
  await page.goto(`/dashboard/project?id=${id}`)
  await slowDown(page, '**/updates', 'POST')
  const field = page.getByLabel('Your update')
  await field.fill('Half of the pages are written.')
  await page.getByRole('button', { name: 'Post update' }).click()
  await field.fill('The other half follows.')
  const updates = page.getByRole('list', { name: 'Updates, newest first' })
  await expect(updates).toContainText('Half of the pages are written.')
  await expect(field).toHaveValue('The other half follows.')
  await expect(field).toBeFocused()
  await page.reload()
  await expect(field).toHaveValue('The other half follows.')
})

test('Undo is sent once, however often Enter is pressed', async ({ page }) => {
  const name = uniqueName()
  await addBooking(page, name)
  await page.goto(`${inbox}?view=bookings&search=${name}`)
  await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'Cancel 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel them' }).click()
  const undos = await slowDown(page, '**/undo', 'POST')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await pause(200)
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast')).toBeVisible()
  await pause(1200)
  expect(undos).toHaveLength(1)
})

test('a scheduled issue is taken back once, however often Enter is pressed', async ({ page }) => {
  const issues = '/api/admin/newsletter/issues'
  const response = await page.request.post(issues, { data: { subject: uniqueName(), content: 'Hello.' } })
  const { id, revision } = await response.json()
  await page.request.patch(`${issues}/${id}`, {
    data: { state: 'scheduled', sendAt: '2099-01-02T09:00:00.000Z', revision },
  })
  await page.goto(`/admin/newsletter/issue?id=${id}`)
  const changes = await slowDown(page, `**${issues}/${id}`, 'PATCH')
  await page.getByRole('button', { name: issueTexts.takeBack }).focus()
  await page.keyboard.press('Enter')
  await pause(200)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: issueTexts.schedule })).toBeVisible()
  await pause(1200)
  expect(changes).toHaveLength(1)
  await page.request.delete(`${issues}/${id}`)
})

test('subscribers are imported once, and never from another file than the one that is chosen', async ({
  page,
}) => {
  await page.goto('/admin/newsletter')
  const card = page.getByRole('region', { name: importTexts.heading })
  const choose = (address: string) =>
    card.getByLabel(importTexts.file).setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Email,Consent given\n${address},2026-03-05\n`),
    })
  const email = `${uniqueName()}@list.example`.toLowerCase()
  await choose(`other-${email}`)
  const requests = await slowDown(page, '**/api/admin/newsletter/import', 'POST')
  const response = page.waitForResponse('**/api/admin/newsletter/import')
  await card.getByRole('button', { name: importTexts.check }).click()
  await expect.poll(() => requests.length).toBe(1)
  await choose(email)
  await (await response).finished()
  await pause(200)
  await expect(card.getByRole('button', { name: importTexts.import(1) })).toHaveCount(0)

  await card.getByRole('button', { name: importTexts.check }).click()
  await card.getByRole('button', { name: importTexts.import(1) }).focus()
  await page.keyboard.press('Enter')
  await pause(200)
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast')).toContainText(importTexts.doneTitle)
  await pause(1200)
  expect(requests.map((request) => request.postDataJSON().isPreview)).toEqual([true, true, false])
})
