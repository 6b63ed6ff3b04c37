import { expect } from '@playwright/test'
import { caseStudyFieldTexts } from '#content/interface/admin/content-fields.ts'
import { saveConflictTexts } from '#content/interface/admin/frame.ts'
import { actionTexts, labelTexts } from '#content/interface/common.ts'
import { addCaseStudy, deleteCaseStudy, openRecord } from './admin-case-study.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'

const path = '/api/admin/case-studies'

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

test('a renamed record is saved again under its new address, also if the list cannot be loaded after the rename', async ({
  page,
}) => {
  const title = await addCaseStudy(page)
  await page.goto('/admin/case-studies')
  const { record } = await openRecord(page, title)
  await page.route(`**${path}`, (route) => route.abort())
  const save = record.getByRole('button', { name: actionTexts.save })
  const saveWith = async (label: string, value: string) => {
    const saveResponse = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await record.getByLabel(label).fill(value)
    await save.click()
    expect((await saveResponse).status()).toBe(200)
    await expect(save).toHaveAttribute('aria-busy', 'false')
  }
  await saveWith(caseStudyFieldTexts.slug, `${title.toLowerCase()}-2`)
  await saveWith(labelTexts.client, 'Another client')
  await expect(record.locator('summary').first()).toContainText('Another client')
  await deleteCaseStudy(page, `${title}-2`)
})

test('a record that somebody else has renamed is not confused with the one that took its address', async ({
  page,
}) => {
  const title = await addCaseStudy(page)
  const slug = title.toLowerCase()
  await page.goto('/admin/case-studies')
  const { record } = await openRecord(page, title)
  await record.getByLabel(labelTexts.client).fill('Another client')
  await page.request.patch(`${path}/${slug}`, { data: { slug: `${slug}-2` } })
  const newcomer = await addCaseStudy(page, { slug })
  await record.getByRole('button', { name: actionTexts.save }).click()
  const conflict = record.getByRole('alert')
  await expect(conflict).toContainText(saveConflictTexts.changed(caseStudyFieldTexts.slug))
  await conflict.getByRole('button', { name: actionTexts.keepMine }).click()
  await expect(record.locator('summary').first()).toContainText('Another client')
  expect(await (await page.request.get(`${path}/${slug}`)).json()).toMatchObject({
    title: newcomer,
    client: 'Khumbu Bakery',
  })
  for (const each of [title, `${title}-2`]) await deleteCaseStudy(page, each)
})
