import { expect, type Locator } from '@playwright/test'
import { adminNavTexts, unsavedWarningTexts } from '#content/interface/admin/frame.ts'
import { issueTexts, newsletterSettingsTexts } from '#content/interface/admin/issues.ts'
import { milestoneTexts } from '#content/interface/admin/project.ts'
import { actionTexts, labelTexts } from '#content/interface/common.ts'
import { scheduleTexts } from '#content/interface/schedule.ts'
import { addCaseStudy, deleteCaseStudy, openRecord } from './admin-case-study.ts'
import { addProject, projectPage } from './admin-project-page.ts'
import { agree, decline, question } from './question.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'
import { uniqueName } from './unique-name.ts'
import { endSession, notice, saveButton } from './unsaved-form.ts'

test('a newsletter issue that was not saved when the session ended is there after signing in', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  const response = await page.request.post('/api/admin/newsletter/issues', {
    data: { subject: uniqueName(), content: 'First.' },
  })
  const { id }: { id: number } = await response.json()
  await page.goto(`/admin/newsletter/issue?id=${id}`)
  const text = page.getByLabel(issueTexts.text)
  await text.fill('An hour of writing.')
  await endSession(page, saveButton(page))
  await expect(text).toHaveValue('An hour of writing.')
  await expect(notice(page)).toBeVisible()
  await saveButton(page).click()
  await expect(notice(page)).toHaveCount(0)
  await page.reload()
  await expect(text).toHaveValue('An hour of writing.')
  await expect(notice(page)).toHaveCount(0)
  await page.request.delete(`/api/admin/newsletter/issues/${id}`)
})

test('a project that was not saved is there after signing in, unless it is discarded', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  const id = await addProject(page)
  await page.goto(projectPage(id))
  const description = page.getByLabel(labelTexts.description)
  await description.fill('An hour of writing.')
  await endSession(page, saveButton(page).first())
  await expect(description).toHaveValue('An hour of writing.')
  await page.getByRole('button', { name: actionTexts.discard }).click()
  await expect(page.getByRole('status').filter({ hasText: unsavedWarningTexts.discarded })).toBeFocused()
  await expect(description).toHaveValue('Twelve landing pages.')
  await page.reload()
  await expect(description).toHaveValue('Twelve landing pages.')
  await expect(notice(page)).toHaveCount(0)
})

test('somebody else’s save while I was signed out is not overwritten without a question', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  const id = await addProject(page)
  await page.goto(projectPage(id))
  await page.getByLabel(labelTexts.description).fill('Mine.')
  await page.request.patch(`/api/admin/projects/${id}`, {
    data: { description: 'Theirs.', revision: 1 },
  })
  await endSession(page, saveButton(page).first())
  await expect(page.getByLabel(labelTexts.description)).toHaveValue('Mine.')
  await saveButton(page).first().click()
  await expect(page.getByRole('button', { name: actionTexts.keepMine })).toBeVisible()
})

test('a record is open with its unsaved changes after signing in', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  const title = await addCaseStudy(page)
  await page.goto('/admin/case-studies')
  const { record, description } = await openRecord(page, title)
  await description.fill('An hour of writing.')
  await endSession(page, saveButton(record))
  await expect(description).toHaveValue('An hour of writing.')
  await expect(description).toBeVisible()
  await saveButton(record).click()
  await expect(notice(page)).toHaveCount(0)
  await page.reload()
  await expect(description).toHaveValue('An hour of writing.')
  await expect(description).toBeHidden()
  await deleteCaseStudy(page, title)
})

test('leaving two records with unsaved changes asks once, and both are kept by whoever stays', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  const titles = [await addCaseStudy(page), await addCaseStudy(page)]
  await page.goto('/admin/case-studies')
  const descriptions: Locator[] = []
  for (const title of titles) {
    const { description } = await openRecord(page, title)
    await description.fill(`Unsaved words on ${title}.`)
    descriptions.push(description)
  }
  const leave = () => page.getByRole('link', { name: adminNavTexts.users, exact: true }).first().click()
  await leave()
  await decline(page)
  await expect(question(page)).toHaveCount(0)
  for (const description of descriptions) await expect(description).toHaveValue(/Unsaved/)
  await endSession(page, saveButton(page).last())
  for (const description of descriptions) await expect(description).toHaveValue(/Unsaved/)

  await leave()
  await agree(page)
  await page.waitForURL('**/admin/users')
  await page.goto('/admin/case-studies')
  for (const description of descriptions) await expect(description).toHaveValue('They were found.')
  for (const title of titles) await deleteCaseStudy(page, title)
})

test('a milestone’s new words and the emails per day are there after signing in, until they are saved', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  const id = await addProject(page, { milestones: ['Sitemap', 'Launch'] })
  await page.goto(projectPage(id))
  const main = page.locator('main')
  await main.getByRole('button', { name: milestoneTexts.editLabel('Sitemap') }).click()
  const title = page.getByLabel(milestoneTexts.titleLabel, { exact: true })
  await title.fill('Sitemap agreed')
  const row = main.getByRole('listitem').filter({ has: title })
  await endSession(page, saveButton(row))
  await expect(title).toHaveCount(1)
  await expect(title).toHaveValue('Sitemap agreed')
  await saveButton(row).click()
  await expect(main.getByRole('checkbox', { name: 'Sitemap agreed' })).toBeVisible()
  await page.reload()
  await expect(main.getByRole('checkbox', { name: 'Sitemap agreed' })).toBeVisible()
  await expect(title).toHaveCount(0)

  await page.goto('/admin/newsletter')
  const perDay = page.getByLabel(newsletterSettingsTexts.perDay)
  const card = page.locator('form').filter({ has: perDay })
  await perDay.fill('4321')
  await endSession(page, saveButton(card))
  await expect(perDay).toHaveValue('4321')
  await page.getByRole('button', { name: actionTexts.discard }).click()
  await expect(perDay).not.toHaveValue('4321')
  await perDay.fill('4322')
  await endSession(page, saveButton(card))
  await expect(notice(page)).toBeVisible()
  await saveButton(card).click()
  await expect(notice(page)).toHaveCount(0)
  await expect(perDay).toHaveValue('4322')
  await perDay.fill('')
  await saveButton(card).click()
  await expect(page.getByText(newsletterSettingsTexts.savedTitle)).toHaveCount(2)
})

test('hours that were not saved are there after signing in, and leaving them asks first', async ({
  page,
}) => {
  await signInAs(page, 'demo-provider')
  await page.goto('/account')
  const noticeHours = page.getByLabel(scheduleTexts.noticeHours)
  const label = page.getByLabel(scheduleTexts.label).last()
  await noticeHours.fill('37')
  await page.getByRole('button', { name: scheduleTexts.addDaysOff }).click()
  await label.fill('Climbing')
  await endSession(page, page.getByRole('button', { name: scheduleTexts.save }), 'demo-provider')
  await expect(noticeHours).toHaveValue('37')
  await expect(label).toHaveValue('Climbing')

  await page.locator('header').getByRole('link', { name: 'Dashboard' }).first().click()
  await decline(page)
  await expect(noticeHours).toHaveValue('37')
  await page.getByRole('button', { name: actionTexts.discard }).click()
  await expect(noticeHours).not.toHaveValue('37')
  await expect(page.getByRole('textbox', { name: scheduleTexts.label })).toHaveCount(0)
})
