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
