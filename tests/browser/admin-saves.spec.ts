import { expect, type Page } from '@playwright/test'
import { deleteIssueTexts } from '#content/interface/admin/issues.ts'
import { actionTexts } from '#content/interface/common.ts'
import { addCaseStudy, deleteCaseStudy, openRecord, recordOf } from './admin-case-study.ts'
import { needsPages } from './needs-pages.ts'
import { openLive } from './open-live.ts'
import { agree } from './question.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'
import { uniqueName } from './unique-name.ts'

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

async function openAsReader(page: Page, path: string): Promise<void> {
  await openLive(page, path)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
}

async function follow(page: Page, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.locator(`a[href="${path}"]:visible`).first().click()
    await expect(page).toHaveURL(path)
  }
}

async function returnTo(page: Page, path: string): Promise<void> {
  for (let step = 0; step < 9 && new URL(page.url()).pathname !== path; step += 1) await page.goBack()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
}

test('a page that was read before a record was saved shows the record as it is now', async ({ page }) => {
  const title = await addCaseStudy(page)
  await page.request.patch(`/api/admin/case-studies/${title.toLowerCase()}`, {
    data: { status: 'published' },
  })
  await openAsReader(page, '/')
  await expect(page.getByText(title)).not.toHaveCount(0)
  await follow(page, '/dashboard', '/admin', '/admin/case-studies')
  const { record } = await openRecord(page, title)
  await record.getByLabel('Status').selectOption('archived')
  await record.getByRole('button', { name: actionTexts.save }).click()
  await expect(recordOf(page, title).locator('summary').first()).toContainText('archived', {
    ignoreCase: true,
  })
  await returnTo(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
  await deleteCaseStudy(page, title)
})

test.describe('the archive of the newsletter', () => {
  needsPages('/newsletter')

  test('names no issue that was deleted after it was read', async ({ page }) => {
    const subject = uniqueName()
    const path = '/api/admin/newsletter/issues'
    const { id } = await (await page.request.post(path, { data: { subject, content: 'Hello.' } })).json()
    for (const state of ['sending', 'stopped']) {
      const { revision } = await (await page.request.get(`${path}/${id}`)).json()
      await page.request.patch(`${path}/${id}`, { data: { state, revision } })
    }
    await openAsReader(page, '/newsletter')
    await expect(page.getByText(subject)).not.toHaveCount(0)
    await follow(page, '/dashboard', '/admin', '/admin/newsletter', `/admin/newsletter/issue?id=${id}`)
    await page.getByRole('button', { name: deleteIssueTexts.button }).click()
    await agree(page)
    await expect(page).toHaveURL('/admin/newsletter')
    await returnTo(page, '/newsletter')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(subject)).toHaveCount(0)
  })
})
