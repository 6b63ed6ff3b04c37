import { expect } from '@playwright/test'
import { filesMeta } from '#content/admin/files-meta.ts'
import { pagesMeta } from '#content/admin/pages-meta.ts'
import { authorsTitle } from '#content/interface/admin/authors.ts'
import { editorGuardTexts, editorIssueTexts, editorOverviewTexts } from '#content/interface/admin/editor.ts'
import { adminNavTexts } from '#content/interface/admin/frame.ts'
import { jobsTitle } from '#content/interface/admin/jobs.ts'
import { issueTexts } from '#content/interface/admin/issues.ts'
import { overviewTexts } from '#content/interface/admin/overview.ts'
import { otherAccountTexts } from '#content/interface/guard.ts'
import { needsPages } from './needs-pages.ts'
import { unique } from './post-editor.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'

needsPages('/admin/blog')

test('an editor signs in, lands in the back office and publishes a post', async ({ page, request }) => {
  await page.goto('/auth')
  await page.getByLabel('Username').first().fill('demo-editor')
  await page.getByLabel('Password', { exact: true }).first().fill('try-it-locally')
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/admin')
  await expect(page.getByRole('heading', { name: editorOverviewTexts.drafts, exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: adminNavTexts.label }).getByRole('link')).toHaveText([
    adminNavTexts.overview,
    'Blog',
    'Case Studies',
    pagesMeta.heading,
    adminNavTexts.newsletter,
    authorsTitle,
    filesMeta.heading,
    jobsTitle,
    adminNavTexts.socialPreview,
  ])
  await expect(page.getByText(overviewTexts.newestTitle)).toHaveCount(0)

  const slug = unique()
  await page.getByRole('link', { name: editorOverviewTexts.newPost }).click()
  await page.getByLabel('Title', { exact: true }).fill(slug.replace('-', ' '))
  await page.getByLabel('Excerpt').fill('What this article says in one sentence, for the card.')
  await page.getByLabel('Markdown', { exact: true }).fill('## A heading\n\nSome words.')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.waitForURL(`**/admin/blog/edit?slug=${slug}`)
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
  expect((await request.get(`/blog/${slug}`)).status()).toBe(200)
  expect((await page.request.delete(`/api/admin/posts/${slug}`)).status()).toBe(204)
})

test('pages about clients and users are not for editors, and ask for nothing', async ({ page }) => {
  await signInAs(page, 'demo-editor')
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/admin/')) reads.push(pathname)
  })
  for (const path of ['/admin/contact-submissions', '/admin/users', '/admin/settings', '/admin/services']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: otherAccountTexts.title })).toBeVisible()
    await expect(page.getByText(editorGuardTexts.text)).toBeVisible()
  }
  expect(reads).toEqual([])
  await page.getByRole('link', { name: editorGuardTexts.link }).click()
  await expect(page.getByRole('heading', { name: overviewTexts.title })).toBeVisible()
  expect((await page.request.get('/api/admin/bookings')).status()).toBe(403)
})

test('an editor drafts an issue of the newsletter, and finds nothing that sends it', async ({ page }) => {
  await signInAs(page, 'demo-editor')
  await page.goto('/admin/newsletter/new')
  const refusals: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403) refusals.push(response.url())
  })
  await page.getByLabel(issueTexts.subject).fill(unique())
  await page.getByRole('button', { name: 'Start writing' }).click()
  await page.waitForURL('**/admin/newsletter/issue?id=*')
  await expect(page.getByRole('button', { name: issueTexts.test })).toBeVisible()
  await expect(page.getByText(editorIssueTexts.sendingNote)).toBeVisible()
  for (const name of [issueTexts.sendNow, issueTexts.schedule])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  const id = new URL(page.url()).searchParams.get('id')
  await page.goto('/admin/newsletter')
  await expect(page.getByText(editorIssueTexts.note)).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  expect((await page.request.delete(`/api/admin/newsletter/issues/${id}`)).status()).toBe(204)
  expect(refusals).toEqual([])
})
