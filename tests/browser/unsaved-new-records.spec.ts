import { expect } from '@playwright/test'
import { adminNavTexts } from '#content/interface/admin/frame.ts'
import { issueTexts, newIssueTexts } from '#content/interface/admin/issues.ts'
import { newBookingTexts } from '#content/interface/admin/bookings.ts'
import { newUserTexts } from '#content/interface/admin/users.ts'
import { milestoneTexts, newProjectTexts } from '#content/interface/admin/project.ts'
import { actionTexts, labelTexts } from '#content/interface/common.ts'
import { addProject, projectPage } from './admin-project-page.ts'
import { bookingField, fillChosenAnswers } from './booking-form.ts'
import { agree } from './question.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'
import { uniqueName } from './unique-name.ts'
import { endSession, notice } from './unsaved-form.ts'

test('a new project and a new request are there after signing in, and gone after leaving them', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  await page.goto('/admin/projects/new')
  await page.getByLabel(labelTexts.name, { exact: true }).fill('A new shop')
  await page.getByLabel(labelTexts.description).fill('An hour of writing.')
  await page.getByLabel(labelTexts.client, { exact: true }).fill('demo-client')
  await endSession(page, page.getByRole('button', { name: newProjectTexts.button }))
  await expect(page.getByLabel(labelTexts.name, { exact: true })).toHaveValue('A new shop')
  await expect(page.getByLabel(labelTexts.description)).toHaveValue('An hour of writing.')

  await page.getByRole('link', { name: adminNavTexts.users, exact: true }).first().click()
  await agree(page)
  await page.waitForURL('**/admin/users')
  await page.goto('/admin/projects/new')
  await expect(page.getByLabel(labelTexts.name, { exact: true })).toHaveValue('')

  await page.goto('/admin/contact-submissions/new')
  await page.locator('[name=serviceId]').selectOption({ index: 1 })
  await bookingField(page, 'companyName').fill('A company')
  await bookingField(page, 'contactName').fill('Asha Rai')
  await bookingField(page, 'clientEmail').fill('asha@phone.example')
  await fillChosenAnswers(page)
  await endSession(page, page.getByRole('button', { name: newBookingTexts.button }))
  await expect(bookingField(page, 'companyName')).toHaveValue('A company')
  await expect(page.locator('[name=serviceId]')).not.toHaveValue('')
  await page.getByRole('button', { name: actionTexts.discard }).click()
  await expect(bookingField(page, 'companyName')).toHaveValue('')
  await expect(page.locator('[name=serviceId]')).toHaveValue('')
})

test('a new user, milestone and newsletter issue are there after signing in, until they are saved', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  const username = uniqueName()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  await page.goto('/admin/users/new')
  await page.getByLabel(newUserTexts.nameLabel).fill('Asha Rai')
  await page.getByLabel(labelTexts.username).fill(username)
  await page.getByLabel(labelTexts.email).fill(`${username}@client.example`)
  await page.getByLabel(labelTexts.role).selectOption('provider')
  await endSession(page, page.getByRole('button', { name: newUserTexts.button }))
  await expect(notice(page)).toBeVisible()
  await expect(page.getByLabel(labelTexts.username)).toHaveValue(username)
  await expect(page.getByLabel(labelTexts.role)).toHaveValue('provider')
  await page.getByRole('button', { name: actionTexts.discard }).click()
  await expect(page.getByLabel(labelTexts.username)).toHaveValue('')

  const id = await addProject(page)
  await page.goto(projectPage(id))
  const milestone = page.getByLabel(milestoneTexts.newLabel)
  await milestone.fill('Sitemap agreed')
  const add = page.getByRole('button', { name: actionTexts.add, exact: true })
  await endSession(page, add)
  await expect(milestone).toHaveValue('Sitemap agreed')
  await add.click()
  await expect(page.locator('main').getByRole('listitem').filter({ hasText: 'Sitemap agreed' })).toBeVisible()
  await expect(milestone).toHaveValue('')
  await page.reload()
  await expect(milestone).toHaveValue('')

  await page.goto('/admin/newsletter/new')
  const subject = page.getByLabel(issueTexts.subject)
  await subject.fill('News of the spring')
  await endSession(page, page.getByRole('button', { name: newIssueTexts.writeButton }))
  await expect(subject).toHaveValue('News of the spring')
})
