import {
  importProblemNames,
  importTexts,
  issueListTexts,
  issueTexts,
  newIssueTexts,
} from '#content/interface/admin/issues.ts'
import { actionTexts, dateTexts } from '#content/interface/common.ts'
import { loadingText } from '#content/interface/controls.ts'
import { archiveCopy } from '#content/newsletter/archive-copy.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { unsubscribePageCopy } from '#content/newsletter/copy.ts'
import { expect, type Page } from '@playwright/test'
import { collectComplaints } from './console-errors.ts'
import { newestLink } from './mailbox.ts'
import { openLive } from './open-live.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'

async function linkOfNewReader(page: Page): Promise<string> {
  const email = `leaving-${crypto.randomUUID()}@example.com`
  expect((await page.request.post('/api/newsletter', { data: { email } })).status()).toBe(200)
  const form = { token: newestLink(email, '/newsletter/confirm').split('=')[1] ?? '' }
  expect((await page.request.post('/newsletter/confirm', { form })).status()).toBe(200)
  await signInAs(page, 'demo-admin')
  const csv = await (await page.request.get(`/api/admin/newsletter?format=csv&search=${email}`)).text()
  await page.request.post('/api/logout')
  const link = csv.match(/https?:\/\/\S+\/newsletter\/unsubscribe\?token=[a-z2-7]{32}/)?.[0]
  if (!link) throw new Error(`the export has no link: ${csv}`)
  return link
}

test('a reader unsubscribes with the link from an email, signed out and without console errors', async ({
  page,
}) => {
  const link = await linkOfNewReader(page)
  const complaints = collectComplaints(page, 200)
  await openLive(page, link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsubscribePageCopy.askTitle)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsubscribePageCopy.doneTitle)
  await page.waitForLoadState('networkidle')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsubscribePageCopy.doneTitle)
  if (isPageOn('/blog')) {
    await page.getByRole('link', { name: unsubscribePageCopy.signUpAgain }).click()
    await expect(page.getByLabel('Email', { exact: true })).toBeInViewport()
  } else await expect(page.getByText(unsubscribePageCopy.done)).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the link works', async ({ page }) => {
    await page.goto(await linkOfNewReader(page))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsubscribePageCopy.doneTitle)
  })
})

test('an issue is written, scheduled, taken back and sent, and its page is there at once', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  await openLive(page, '/admin/newsletter/new')
  const subject = `Notes ${crypto.randomUUID()}`
  await page.getByLabel(issueTexts.subject).fill(subject)
  await page.getByRole('button', { name: newIssueTexts.writeButton }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  await page.getByLabel(issueTexts.text).fill('Hello **there**.')
  const preview = page.getByRole('region', { name: issueTexts.preview })
  await expect(preview.locator('strong')).toHaveText('there')
  await expect(page.getByText(issueTexts.saveFirst)).toBeVisible()
  await page.getByRole('button', { name: actionTexts.save, exact: true }).click()
  await page.getByRole('button', { name: issueTexts.test }).click()
  await expect(page.getByText(issueTexts.testTitle, { exact: true })).toBeVisible()
  await page.getByLabel(issueTexts.at).fill('2099-01-02T09:00')
  await page.getByRole('button', { name: issueTexts.schedule }).click()
  await page.getByRole('button', { name: issueTexts.takeBack }).click()
  await page.getByRole('button', { name: issueTexts.sendNow }).click()
  await page.getByRole('dialog').getByRole('button', { name: issueTexts.sendConfirm }).click()
  await expect(page.getByRole('button', { name: issueTexts.stop })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  if (!isPageOn('/newsletter')) {
    await expect(page.getByRole('link', { name: issueTexts.asPage })).toHaveCount(0)
    return
  }
  await page.getByRole('link', { name: issueTexts.asPage }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  await expect(page.locator('#article-body strong')).toHaveText('there')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole('link', { name: archiveCopy.allIssues }).click()
  await expect(page.getByRole('link', { name: subject })).toBeVisible()
})

test('the list of issues says that it loads while the settings do not answer', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  let response = () => {}
  const hold = new Promise<void>((resolve) => {
    response = resolve
  })
  await page.route('**/api/admin/newsletter/settings', async (route) => {
    await hold
    await route.continue()
  })
  await openLive(page, '/admin/newsletter')
  const status = page.getByRole('status').filter({ hasText: loadingText(issueListTexts.what) })
  await expect(status).toHaveCount(1)
  response()
  await expect(status).toHaveCount(0)
})

test('a time that the clocks skip is refused beside its field, and nothing is scheduled', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await signInAs(page, 'demo-admin')
  const subject = `Notes ${crypto.randomUUID()}`
  const response = await page.request.post('/api/admin/newsletter/issues', {
    data: { subject, content: 'Hello.' },
  })
  const { id }: { id: number } = await response.json()
  await openLive(page, `/admin/newsletter/issue?id=${id}`)
  const time = page.getByLabel(issueTexts.at)
  await time.fill('2098-03-09T02:30')
  await page.getByRole('button', { name: issueTexts.schedule }).click()
  await expect(time).toHaveAccessibleDescription(dateTexts.skippedError)
  await expect(page.getByRole('button', { name: issueTexts.takeBack })).toHaveCount(0)
  await time.fill('2098-03-09T03:30')
  await page.getByRole('button', { name: issueTexts.schedule }).click()
  await page.getByRole('button', { name: issueTexts.takeBack }).click()
  await page.request.delete(`/api/admin/newsletter/issues/${id}`)
  await context.close()
})

test('a file of subscribers is checked before it is imported', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  await openLive(page, '/admin/newsletter')
  const email = `imported-${crypto.randomUUID()}@example.com`
  const buffer = Buffer.from(`Email;Consent given\n${email};2024-03-05\nnobody;2024-03-05\n`)
  await page.getByLabel(importTexts.file).setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: importTexts.check }).click()
  await expect(page.getByText(importTexts.line(3, importProblemNames.email))).toBeVisible()
  await page.getByRole('button', { name: importTexts.import(1) }).click()
  await expect(page.getByText(importTexts.doneText(1), { exact: true })).toBeVisible()
})

test('a file says how its columns were read, and asks about what is unclear', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  await openLive(page, '/admin/newsletter')
  const email = (name: string) => `${name}-${crypto.randomUUID()}@example.com`
  const buffer = Buffer.from(
    [
      'Email,Consent given,subscribed_to_emails,Plan of the list',
      `${email('stays')},2024-03-05,true,monthly`,
      `${email('left')},2024-03-05,false,monthly`,
      `${email('unclear')},2024-03-05,perhaps,monthly`,
    ].join('\n'),
  )
  await page.getByLabel(importTexts.file).setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: importTexts.check }).click()
  const column = page.getByRole('listitem').filter({ hasText: 'subscribed_to_emails' })
  await expect(column).toContainText('1 subscribed, 2 left out')
  await expect(page.getByRole('button', { name: importTexts.import(1) })).toBeVisible()
  const question = page.getByLabel(/“perhaps” in “subscribed_to_emails”/)
  await question.focus()
  await question.selectOption(importTexts.meanings.subscribed)
  await expect(column).toContainText('2 subscribed, 1 left out')
  await expect(question).toBeFocused()
  await page.getByRole('button', { name: importTexts.import(2) }).click()
  await expect(page.getByText(importTexts.doneText(2), { exact: true })).toBeVisible()
})

test('the preview of a long issue scrolls beside its text, and is printed whole', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  const response = await page.request.post('/api/admin/newsletter/issues', {
    data: { subject: 'A long issue', content: 'A paragraph.\n\n'.repeat(100) },
  })
  expect(response.status()).toBe(201)
  const { id }: { id: number } = await response.json()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/admin/newsletter/issue?id=${id}`)
  const preview = page.getByRole('region', { name: issueTexts.preview })
  await expect(preview).toBeVisible()
  const hiddenHeight = () => preview.evaluate((pane) => pane.scrollHeight - pane.clientHeight)
  expect((await preview.boundingBox())?.height).toBeLessThan(900)
  expect(await hiddenHeight()).toBeGreaterThan(900)
  await page.emulateMedia({ media: 'print' })
  expect(await hiddenHeight()).toBe(0)
  await expect(page.locator('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
})
