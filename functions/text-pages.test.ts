import { env } from 'cloudflare:test'
import { beforeEach, expect, it, vi } from 'vitest'
import { siteUrl } from '#built/build.js'
import { navigation } from '#content/navigation.ts'
import { dropServedAddresses } from '#domains/redirects/served-addresses.ts'
import { openDb } from '#platform/db/open.ts'
import { fileHashes, files } from '#platform/db/schema/files.ts'
import { pages } from '#platform/db/schema/pages.ts'
import { redirects } from '#platform/db/schema/redirects.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const { cookie } = await aSignedInUser(db, { role: 'editor', emailConfirmedAt: new Date() })
const menu = navigation.at(-1)?.title ?? ''

beforeEach(async () => {
  await db.batch([db.delete(pages), db.delete(redirects)])
  await dropServedAddresses(siteUrl)
})

async function publish(fields: object = {}) {
  const json = {
    slug: 'how-we-bill',
    title: 'How We Bill for Our Work',
    description: 'When an invoice comes, what it lists and which ways to pay there are.',
    heading: 'How we bill',
    content: 'One invoice a month.\n\n## What it lists\n\nThe work of that month.',
    status: 'published',
    ...fields,
  }
  const response = await send('/api/admin/pages', { cookie, json })
  expect(response.status, await response.clone().text()).toBe(201)
}

const change = async (slug: string, json: object) => {
  const response = await send(`/api/admin/pages/${slug}`, { cookie, method: 'PATCH', json })
  expect(response.status, await response.clone().text()).toBe(200)
}
const open = async (path: string) => {
  const response = await send(path)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

it('a published page is served at the root with its whole head', async () => {
  await publish()
  const { status, headers, html } = await open('/how-we-bill')
  expect(status).toBe(200)
  expect(headers.get('etag')).not.toBeNull()
  for (const part of [
    /<title>How We Bill for Our Work[^<]*<\/title>/,
    /<meta name="description" content="When an invoice comes/,
    new RegExp(`<link rel="canonical" href="${siteUrl}/how-we-bill">`),
    /<meta property="og:image" content="[^"]+"/,
    /"@type":"BreadcrumbList"/,
    /<h1[^>]*>How we bill<\/h1>/,
    /<h2 id="what-it-lists">What it lists<\/h2>/,
  ])
    expect(html).toMatch(part)
  expect((await send('/how-we-bill/?a=b')).headers.get('location')).toBe('/how-we-bill?a=b')
  expect((await send('/how-we-bill', { method: 'HEAD' })).status).toBe(200)
  expect((await send('/how-we-bill', { form: {} })).status).toBe(405)
  expect(await (await send('/api/pages/how-we-bill')).json()).toMatchObject({ heading: 'How we bill' })
})

it('a draft is no page, and a page that is taken off the site is none any more', async () => {
  await publish({ status: 'draft' })
  expect((await open('/how-we-bill')).status).toBe(404)
  await change('how-we-bill', { status: 'published' })
  expect((await open('/how-we-bill')).status).toBe(200)
  await change('how-we-bill', { status: 'archived' })
  expect((await open('/how-we-bill')).status).toBe(404)
  expect((await send('/api/pages/how-we-bill')).status).toBe(404)
})

it('a save shows at once where it was made: on the page, in the sitemap and in llms.txt', async () => {
  await publish()
  await publish({ slug: 'unlisted', noindex: true })
  const sees = async (path: string, text: string) => (await open(path)).html.includes(text)
  expect(await sees('/sitemap.xml?part=pages', '/how-we-bill<')).toBe(true)
  expect(await sees('/sitemap.xml?part=pages', '/unlisted<')).toBe(false)
  expect(await sees('/unlisted', 'noindex')).toBe(true)
  expect(await sees('/llms.txt', '[How We Bill for Our Work](')).toBe(true)
  await open('/how-we-bill')
  await change('how-we-bill', { title: 'How Billing Works', content: 'Two invoices a month.' })
  expect(await sees('/how-we-bill', 'Two invoices a month.')).toBe(true)
  expect(await sees('/llms.txt', '[How Billing Works](')).toBe(true)
})

it('a page in a menu and the footer is in the first HTML of the pages that are rendered after it', async () => {
  const home = async () => (await open('/')).html
  expect(await home()).not.toContain('/how-we-bill')
  await publish({ footer: true, navigation: { menu, title: 'Billing', description: 'Invoices' } })
  const html = await home()
  expect(html).toContain('<b>Billing</b><span>Invoices</span>')
  expect(html).toMatch(/<footer.*href="\/how-we-bill"[^>]*>How we bill</s)
  await change('how-we-bill', { footer: false, navigation: null })
  expect(await home()).not.toContain('/how-we-bill')
})

it('a page is rendered again when a picture of the library that it shows changes, and keeps it from deletion', async () => {
  const hash = 'a'.repeat(32)
  const [file] = await db
    .insert(files)
    .values({
      hash,
      sha256: 'x',
      name: 'desk.webp',
      type: 'image/webp',
      bytes: 10,
      width: 640,
      height: 480,
      alt: 'A desk',
      variants: [],
      uploadedBy: 'editor',
      updatedAt: new Date(),
    })
    .returning()
  const id = file?.id ?? 0
  await db.insert(fileHashes).values({ hash, fileId: id })
  await publish({ content: `![](/files/${hash}/desk.webp)` })
  expect((await open('/how-we-bill')).html).toContain('width="640" height="480" alt="A desk"')
  const { uses } = await (await send(`/api/admin/files/${id}`, { cookie })).json<{ uses: object[] }>()
  expect(uses).toEqual([
    { type: 'page', title: 'How We Bill for Our Work', path: '/admin/pages/edit?slug=how-we-bill' },
  ])
  const deletion = await send(`/api/admin/files/${id}`, { cookie, method: 'DELETE' })
  expect([deletion.status, await deletion.text()]).toEqual([409, expect.stringContaining('How We Bill')])
  await send(`/api/admin/files/${id}`, {
    cookie,
    method: 'PATCH',
    json: { alt: 'A tidy desk', revision: file?.revision },
  })
  expect((await open('/how-we-bill')).html).toContain('alt="A tidy desk"')
})

it('a hundred unknown paths at the root read the tables once', async () => {
  await publish()
  expect((await open('/how-we-bill')).status).toBe(200)
  await vi.waitFor(async () => {
    expect(await caches.default.match(`${siteUrl}/cached/addresses`)).toBeDefined()
  })
  const opened = vi.spyOn(env.DB, 'withSession')
  const prepared = vi.spyOn(env.DB, 'prepare')
  const paths = Array.from({ length: 100 }, (_, index) => `/unknown-${index}`)
  const statuses = await Promise.all(paths.map(async (path) => (await open(path)).status))
  expect(new Set(statuses)).toEqual(new Set([404]))
  expect([opened.mock.calls, prepared.mock.calls]).toEqual([[], []])
})
