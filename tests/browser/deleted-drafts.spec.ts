import { expect, type Page } from '@playwright/test'
import { unsavedWarningTexts } from '#content/interface/admin/frame.ts'
import { deleteIssueTexts, issueTexts } from '#content/interface/admin/issues.ts'
import { deleteProjectTexts, milestoneTexts, projectFormTexts } from '#content/interface/admin/project.ts'
import { editorPageTexts, markdownTexts, postEditorTexts } from '#content/interface/admin/post-editor.ts'
import { recordFormTexts } from '#content/interface/admin/records.ts'
import { caseStudyTexts } from '#content/interface/admin/case-studies.ts'
import { actionTexts, labelTexts } from '#content/interface/common.ts'
import { addCaseStudy, caseStudyOf, deleteCaseStudy, openRecord } from './admin-case-study.ts'
import { addProject, projectPage } from './admin-project-page.ts'
import { aPost, openEditor, unique } from './post-editor.ts'
import { agree } from './question.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'
import { uniqueName } from './unique-name.ts'
import { needsPages } from './needs-pages.ts'

const words = 'An hour of writing.'
const discardButton = (page: Page) => page.getByRole('button', { name: actionTexts.discard })

test('unsaved words of a record that somebody else deleted can be added again or discarded after a reload', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  const [title, other] = [await addCaseStudy(page), await addCaseStudy(page)]
  await page.goto('/admin/case-studies')
  for (const each of [title, other]) await (await openRecord(page, each)).description.fill(words)
  for (const each of [title, other]) await deleteCaseStudy(page, each)
  await page.reload()
  const { record, description } = caseStudyOf(page, title)
  await expect(record.getByRole('alert')).toHaveText(recordFormTexts.deletedByOthers(caseStudyTexts.noun))
  await expect(description).toHaveValue(words)
  await record.getByRole('button', { name: recordFormTexts.addAgainButton }).click()
  await expect(record.getByRole('alert')).toHaveCount(0)
  await expect(record).toHaveCount(1)

  const { record: otherRecord } = caseStudyOf(page, other)
  await discardButton(page).click()
  await expect(otherRecord).toHaveCount(0)
  await page.reload()
  await expect(record).toHaveCount(1)
  await expect(otherRecord).toHaveCount(0)
  await openRecord(page, title)
  await expect(description).toHaveValue(words)
  await deleteCaseStudy(page, title)
})

async function expectWordsToCopy(page: Page, label: string, noun: string) {
  await expect(page.getByText(unsavedWarningTexts.foundDeleted(noun))).toBeVisible()
  await expect(page.getByLabel(label)).toHaveValue(words)
  await discardButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: unsavedWarningTexts.discarded })).toBeFocused()
  await expect(page.getByLabel(label)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByText(unsavedWarningTexts.foundDeleted(noun))).toHaveCount(0)
}

test('unsaved words of a project that somebody else deleted can be copied', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  const id = await addProject(page)
  await page.goto(projectPage(id))
  await page.getByLabel(labelTexts.description).fill(words)
  await page.request.delete(`/api/admin/projects/${id}`)
  await page.reload()
  await expectWordsToCopy(page, labelTexts.description, projectFormTexts.noun)
})

test('unsaved words of a milestone that somebody else removed can be copied, at once and after a reload', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  const id = await addProject(page, { milestones: ['Audit', 'Launch'] })
  await page.goto(projectPage(id))
  const card = page.getByRole('region', { name: milestoneTexts.cardTitle })
  const title = card.getByLabel(milestoneTexts.titleLabel, { exact: true })
  await card.getByRole('button', { name: milestoneTexts.editLabel('Audit') }).click()
  await title.fill(words)
  const { milestones } = await (await page.request.get(`/api/admin/projects/${id}`)).json()
  await page.request.delete(`/api/admin/projects/${id}/milestones/${milestones[0].id}`)
  await card.getByRole('checkbox', { name: 'Launch' }).click()
  const notice = page.getByText(unsavedWarningTexts.foundDeleted(milestoneTexts.noun))
  await expect(notice).toBeVisible()
  await expect(title).toHaveValue(words)
  await page.reload()
  await expect(notice).toBeVisible()
  await expect(title).toHaveValue(words)
  await discardButton(page).click()
  await expect(title).toHaveCount(0)
  await page.reload()
  await expect(card.getByRole('checkbox', { name: 'Launch' })).toBeChecked()
  await expect(notice).toHaveCount(0)
})

async function openNewIssue(page: Page): Promise<number> {
  const data = { subject: uniqueName(), content: 'First.' }
  const response = await page.request.post('/api/admin/newsletter/issues', { data })
  const { id }: { id: number } = await response.json()
  await page.goto(`/admin/newsletter/issue?id=${id}`)
  return id
}

test('unsaved words of a newsletter issue that somebody else deleted can be copied', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  const id = await openNewIssue(page)
  await page.getByLabel(issueTexts.text).fill(words)
  await page.request.delete(`/api/admin/newsletter/issues/${id}`)
  await page.reload()
  await expectWordsToCopy(page, issueTexts.text, issueTexts.noun)
})

test('unsaved words of a post that somebody else deleted can be copied', async ({ page }) => {
  needsPages('/admin/blog')
  await signInAs(page, 'demo-admin')
  const slug = unique()
  const response = await page.request.post('/api/admin/posts', { data: { ...aPost(slug), status: 'draft' } })
  expect(response.status(), await response.text()).toBe(201)
  await openEditor(page, slug)
  await page.request.delete(`/api/admin/posts/${slug}`)
  await page.getByLabel(markdownTexts.label).fill(words)
  await expect(page.getByText(postEditorTexts.deletedByOthers)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(editorPageTexts.heading)
  await expectWordsToCopy(page, markdownTexts.label, editorPageTexts.noun)
})

async function expectDeletedUnasked(page: Page, buttonName: string, listPath: string) {
  const path = page.url()
  const button = page.getByRole('button', { name: buttonName })
  await button.click()
  await agree(page)
  await page.waitForURL(`**${listPath}`)
  await expect(button).toHaveCount(0)
  await page.goto(path)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(discardButton(page)).toHaveCount(0)
}

test('whoever deletes a project with unsaved words is asked once, and the words go with it', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  const id = await addProject(page)
  await page.goto(projectPage(id))
  await page.getByLabel(labelTexts.description).fill(words)
  await expectDeletedUnasked(page, deleteProjectTexts.button, '/admin/projects')
})

test('whoever deletes a newsletter issue with unsaved words is asked once, and the words go with it', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  await openNewIssue(page)
  await page.getByLabel(issueTexts.text).fill(words)
  await expectDeletedUnasked(page, deleteIssueTexts.button, '/admin/newsletter')
})
