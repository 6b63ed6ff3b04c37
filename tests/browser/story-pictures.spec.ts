import { expect, type Page } from '@playwright/test'
import { caseStudyFieldTexts as labels } from '#content/interface/admin/content-fields.ts'
import { filePickerTexts } from '#content/interface/admin/files.ts'
import { recordPictureTexts as texts, storyPreviewTexts } from '#content/interface/admin/record-pictures.ts'
import { recordFormTexts } from '#content/interface/admin/records.ts'
import { restoreTexts, versionTexts } from '#content/interface/admin/versions.ts'
import { contentRefusalTexts } from '#content/interface/content-refusals.ts'
import { actionTexts } from '#content/interface/common.ts'
import { addCaseStudy, deleteCaseStudy, recordOf } from './admin-case-study.ts'
import { drawnPicture } from './drawn-picture.ts'
import { needsPages } from './needs-pages.ts'
import { violationsIn } from './schemes.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'
import { uniqueName } from './unique-name.ts'

needsPages('/work')

test.beforeEach(async ({ page }) => signInAs(page, 'demo-editor'))

async function storePicture(page: Page, alt: string): Promise<{ id: number; name: string; url: string }> {
  const response = await page.request.post('/api/admin/files', {
    multipart: { file: await drawnPicture(page, `${uniqueName()}.jpg`), alt },
  })
  expect(response.status(), await response.text()).toBe(201)
  return response.json()
}

async function pick(page: Page, name: string) {
  const picker = page.getByRole('dialog', { name: filePickerTexts.title })
  await picker.getByRole('button').filter({ hasText: name }).click()
  await picker.getByRole('button', { name: filePickerTexts.insertButton }).click()
  await expect(picker).toBeHidden()
}

test('an editor gives a case study pictures, sees them before the save, and restores the version without them', async ({
  page,
}) => {
  await page.goto('/admin/case-studies')
  const header = await storePicture(page, 'A bakery at dawn')
  const further = await storePicture(page, 'The new counter')
  const title = await addCaseStudy(page)
  await page.reload()
  const record = recordOf(page, title).first()
  await record.locator('summary').first().click()

  const picture = record.getByRole('group', { name: labels.picture, exact: true })
  await picture.getByRole('button', { name: texts.choose }).click()
  await pick(page, header.name)
  await expect(picture.getByRole('button', { name: texts.replace })).toBeFocused()
  await expect(picture).toContainText(header.name)

  const screens = record.getByRole('group', { name: labels.screens })
  await screens.getByRole('button', { name: texts.add }).click()
  await pick(page, further.name)
  await screens.getByLabel(texts.captionOf(further.name)).fill('Ready for Monday')

  await record.getByText(recordFormTexts.preview, { exact: true }).click()
  const preview = record.locator('[inert]')
  await expect(preview).toContainText(storyPreviewTexts.page)
  await expect(preview.getByAltText('A bakery at dawn', { exact: true }).first()).toBeAttached()
  await expect(preview).toContainText('Ready for Monday')
  expect(await violationsIn(page, 'main')).toEqual([])

  await record.getByLabel(labels.status).selectOption('published')
  await record.getByRole('button', { name: actionTexts.save, exact: true }).click()
  await expect(record.locator('summary').first()).toContainText('published', { ignoreCase: true })
  const path = `/work/${title.toLowerCase()}`
  const html = await (await page.request.get(path)).text()
  expect(html).toContain('alt="A bakery at dawn"')
  expect(html).toContain('Ready for Monday')

  await record.getByText(versionTexts.title, { exact: true }).click()
  await record.getByRole('button', { name: versionTexts.version(1) }).click()
  await record.getByRole('button', { name: restoreTexts.openButton(1) }).click()
  await page.getByRole('dialog').getByRole('button', { name: restoreTexts.restoreButton }).click()
  await expect(picture.getByRole('button', { name: texts.choose })).toBeVisible()
  const restored = await (await page.request.get(path)).text()
  expect(restored).not.toContain('A bakery at dawn')
  await deleteCaseStudy(page, title)
})

test('a scheduled case study keeps its time, and the page says what is missing', async ({ page }) => {
  const title = await addCaseStudy(page)
  await page.goto('/admin/case-studies')
  const record = recordOf(page, title).first()
  await record.locator('summary').first().click()
  await record.getByLabel(labels.status).selectOption('scheduled')
  await record.getByRole('button', { name: actionTexts.save, exact: true }).click()
  await expect(record.getByText(contentRefusalTexts.timeMissing)).toBeVisible()
  await record.getByLabel(labels.publishAt).fill('2999-01-02T09:30')
  await record.getByRole('button', { name: actionTexts.save, exact: true }).click()
  await expect(record.locator('summary').first()).toContainText('scheduled', { ignoreCase: true })
  await page.reload()
  await record.locator('summary').first().click()
  await expect(record.getByLabel(labels.publishAt)).toHaveValue('2999-01-02T09:30')
  expect((await page.request.get(`/work/${title.toLowerCase()}`)).status()).toBe(404)
  await deleteCaseStudy(page, title)
})
