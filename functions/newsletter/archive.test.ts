import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { buildId, siteUrl } from '#built/build.js'
import { postCategories } from '#contracts/blog.ts'
import { archiveCopy } from '#content/newsletter/archive-copy.ts'
import { archiveLinkText } from '#content/newsletter/archive-link.ts'
import { listPath } from '#shared/list-pages.ts'
import { openDb } from '#platform/db/open.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import { beginSending } from '#domains/newsletter/issues/start-due-issues.ts'
import { pagesOfIssues } from '#domains/newsletter/issues/pages-of-issues.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'
import { anIssue } from '#tests/builders/newsletter.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'
import { send } from '#tests/worker/send.ts'

needsPages('/newsletter', '/blog')

const db = openDb(env.DB)
const forget = async (...slugs: string[]) =>
  dropCachedPages({ siteUrl, buildId }, [
    ...(await pagesOfIssues(aContext(db), slugs)),
    '/newsletter/page/2',
    '/blog',
  ])
const open = async (path: string) => (await send(path)).text()
const issueLinks = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a[^>]*href="([^"]*)"/g)].map(([, href]) => href)

beforeEach(async () => {
  await db.delete(newsletterIssues)
  await forget('first')
})

it('an empty archive says so, is linked from nowhere and listed nowhere', async () => {
  const html = await open('/newsletter')
  expect(html).toContain(archiveCopy.empty)
  expect(html).toContain('<meta name="robots" content="noindex, follow"')
  expect(await open('/blog')).not.toContain(archiveLinkText)
  expect(await open('/sitemap.xml?part=pages')).not.toContain('/newsletter<')
  expect((await send('/newsletter/page/2')).status).toBe(404)
})

it('an issue has its page, and the archive its link, from the moment its sending begins', async () => {
  const { id } = await anIssue(db, { slug: 'first', subject: 'The <first>' })
  expect((await send('/newsletter/first')).status).toBe(404)
  expect((await send('/api/newsletter/issues/first')).status).toBe(404)
  await open('/blog')
  await db
    .update(newsletterIssues)
    .set(beginSending(new Date('2026-03-04T12:00:00Z')))
    .where(eq(newsletterIssues.id, id))
  await forget('first')
  const page = await open('/newsletter/first')
  expect(page).toContain('The &lt;first&gt;')
  expect(page).toMatch(/"@type":"Article"/)
  expect(page).not.toContain('noindex')
  const archive = await open('/newsletter')
  expect(issueLinks(archive)).toEqual(['/newsletter/first'])
  expect(archive).not.toContain('noindex')
  expect(await open('/blog')).toContain(archiveLinkText)
  const map = await open('/sitemap.xml?part=pages')
  expect(map).toContain('/newsletter<')
  expect(map).toContain('/newsletter/first<')
  expect(await open('/llms.txt')).toContain('/newsletter/first)')
  expect(await (await send('/api/newsletter/issues/first')).json()).toMatchObject({
    subject: 'The <first>',
    date: '2026-03-04',
    number: 1,
    html: '<p>A first paragraph.</p>',
  })
  await db.delete(newsletterIssues)
  await forget('first')
  expect((await send('/newsletter/first')).status).toBe(404)
  expect(issueLinks(await open('/newsletter'))).toEqual([])
  expect(await open('/blog')).not.toContain(archiveLinkText)
})

it('an issue that repeats a post or the blog is there for readers, and not for search engines', async () => {
  await anIssue(db, { slug: 'first', origin: 'digest', state: 'sending', startedAt: new Date(), number: 1 })
  expect(await open('/newsletter/first')).toContain('<meta name="robots" content="noindex, follow"')
  expect(await open('/sitemap.xml?part=pages')).not.toContain('/newsletter/first<')
})

it('the archive is listed as soon as search engines may index it, whatever its issues repeat', async () => {
  await anIssue(db, { slug: 'first', origin: 'digest', state: 'sending', startedAt: new Date(), number: 1 })
  await forget('first')
  expect(await open('/newsletter')).not.toContain('noindex')
  expect(await open('/sitemap.xml?part=pages')).toContain('/newsletter<')
  expect(await open('/llms.txt')).toContain('/newsletter)')
})

it('the lists of the blog link to the archive from the first issue on, and no longer after the last', async () => {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  const lists = ['/blog', ...postCategories.map((category) => listPath(1, category))]
  const linking = async () => {
    const linkingLists: string[] = []
    for (const path of lists) if ((await open(path)).includes(archiveLinkText)) linkingLists.push(path)
    return linkingLists
  }
  expect(await linking()).toEqual([])
  const { id, revision } = await anIssue(db, { slug: 'first' })
  const path = `/api/admin/newsletter/issues/${id}`
  await send(path, { method: 'PATCH', json: { revision, state: 'sending' }, cookie })
  expect(await linking()).toEqual(lists)
  await db.update(newsletterIssues).set({ state: 'sent' })
  await send(path, { method: 'DELETE', cookie })
  expect(await linking()).toEqual([])
})

it('no page of the archive names a deleted issue', async () => {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  for (let number = 1; number <= 45; number += 1)
    await anIssue(db, { slug: `issue-${number}`, state: 'sent', number: number + 1, startedAt: new Date() })
  const issue = await anIssue(db, { slug: 'gone', state: 'sent', number: 1, startedAt: new Date() })
  expect(issueLinks(await open('/newsletter/page/3'))).toContain('/newsletter/gone')
  await send(`/api/admin/newsletter/issues/${issue.id}`, { method: 'DELETE', cookie })
  expect(issueLinks(await open('/newsletter/page/3'))).not.toContain('/newsletter/gone')
})

it('older issues are on pages of twenty, each once', async () => {
  for (let number = 1; number <= 25; number += 1)
    await anIssue(db, { slug: `issue-${number}`, state: 'sent', number, startedAt: new Date() })
  await forget()
  const numbers = [...issueLinks(await open('/newsletter')), ...issueLinks(await open('/newsletter/page/2'))]
  expect(numbers).toEqual(Array.from({ length: 25 }, (_, index) => `/newsletter/issue-${25 - index}`))
  const first = await send('/newsletter/page/1?utm_source=x')
  expect([first.status, first.headers.get('location')]).toEqual([301, '/newsletter?utm_source=x'])
  expect(await (await send('/api/newsletter/issues?page=2')).json()).toMatchObject({ pages: 2 })
  expect((await send('/api/newsletter/issues?page=0')).status).toBe(400)
})

it.each(['No-Such', '%00', 'a/b', '..%2fx', 'a'.repeat(500)])('%j is no issue', async (slug) => {
  expect((await send(`/newsletter/${slug}`)).status).toBe(404)
  expect((await send(`/api/newsletter/issues/${slug}`)).status).toBe(404)
})
