import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { siteUrl } from '#built/build.js'
import { navigation } from '#content/navigation.ts'
import type { AdminPage, ListedPage, MenuPage } from '#contracts/pages.ts'
import { dropServedAddresses } from '#domains/redirects/served-addresses.ts'
import { openDb } from '#platform/db/open.ts'
import { pages } from '#platform/db/schema/pages.ts'
import { redirects } from '#platform/db/schema/redirects.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const { cookie } = await aSignedInUser(db, { role: 'admin' })
const path = '/api/admin/pages'
const menu = navigation.at(-1)?.title ?? ''

beforeEach(async () => {
  await db.batch([db.delete(pages), db.delete(redirects)])
  await dropServedAddresses(siteUrl)
})

const body = (fields: object = {}) => ({
  slug: 'how-we-bill',
  title: 'How We Bill for Our Work',
  description: 'When an invoice comes, what it lists and which ways to pay there are.',
  content: 'One invoice a month.\n\n## What it lists\n\nThe work of that month.',
  status: 'published',
  ...fields,
})
const create = (fields?: object) => send(path, { cookie, json: body(fields) })
const change = (slug: string, json: object) => send(`${path}/${slug}`, { cookie, method: 'PATCH', json })
const messageOf = async (response: Response) => (await response.json<{ message: string }>()).message

async function created(fields?: object): Promise<AdminPage> {
  const response = await create(fields)
  expect(response.status, await response.clone().text()).toBe(201)
  return response.json()
}

it('a page is stored, listed, found, changed and deleted', async () => {
  const page = await created({ status: 'draft', heading: 'How we bill' })
  expect(page).toMatchObject({
    slug: 'how-we-bill',
    heading: 'How we bill',
    navigation: null,
    footer: false,
    noindex: false,
    status: 'draft',
    revision: 1,
    html: expect.stringContaining('<h2 id="what-it-lists">'),
  })
  await created({ slug: 'other', title: 'Another page' })
  const listed = async (query: string) => {
    const { items } = await (await send(path + query, { cookie })).json<{ items: ListedPage[] }>()
    return items.map(({ slug }) => slug)
  }
  expect(await listed('')).toEqual(['other', 'how-we-bill'])
  expect(await listed('?status=draft')).toEqual(['how-we-bill'])
  expect(await listed('?search=billing')).toEqual([])
  for (const search of ['BILL', '/how-we', 'how we bill'])
    expect(await listed(`?search=${encodeURIComponent(search)}`)).toEqual(['how-we-bill'])
  const changed = await change('how-we-bill', { title: 'How Billing Works', revision: 1 })
  expect(await changed.json()).toMatchObject({ title: 'How Billing Works', revision: 2, status: 'draft' })
  const late = await change('how-we-bill', { title: 'Mine', revision: 1 })
  expect([late.status, await messageOf(late)]).toEqual([409, expect.stringContaining('Somebody else')])
  expect((await change('how-we-bill', {})).status).toBe(400)
  const remove = () => send(`${path}/how-we-bill`, { cookie, method: 'DELETE' })
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404])
  expect((await send(`${path}/how-we-bill`, { cookie })).status).toBe(404)
})

it('the same page sent again is the stored one', async () => {
  const page = await created()
  expect(await created()).toEqual(page)
})

it.each([
  { slug: 'about' },
  { slug: 'services' },
  { slug: 'admin' },
  { slug: 'api' },
  { slug: 'assets' },
  { slug: 'files' },
  { slug: '404' },
  { slug: 'about-us', message: 'leads to another page' },
  { slug: 'index' },
  { slug: 'taken', message: 'Another text page has the address /taken' },
  { slug: 'led', message: '/led leads to another page' },
  { slug: 'Bill', status: 400, message: 'lowercase letters' },
  { slug: 'a/b', status: 400, message: 'lowercase letters' },
  { slug: '', status: 400, message: 'lowercase letters' },
  { slug: 'x'.repeat(101), status: 400, message: 'at most 100 characters' },
])('the address $slug is refused', async ({ slug, status = 409, message = `/${slug} is already` }) => {
  await created({ slug: 'taken', title: 'The first one', status: 'draft' })
  await db.insert(redirects).values({ fromPath: '/led', toPath: '/about', toUrl: '/about', status: 301 })
  for (const state of ['draft', 'published']) {
    const response = await create({ slug, status: state })
    expect([response.status, await messageOf(response)]).toEqual([status, expect.stringContaining(message)])
  }
  expect(await db.$count(pages)).toBe(1)
})

it.each([
  { title: '', message: 'The title is missing' },
  { title: 'x'.repeat(121), message: 'at most 120 characters' },
  { description: '', message: 'Enter a description' },
  { content: ' \n', message: 'Enter the text' },
  { content: '![A](/no-such-picture.png)', message: 'This site has no picture at /no-such-picture.png' },
  { navigation: { menu: 'No such menu' }, message: 'The menus are' },
  { navigation: 'Resources', message: 'The place in the menu' },
  { footer: 'yes', message: 'true or false' },
  { status: 'scheduled', message: 'draft, published or archived' },
])('a published page is refused: $message', async ({ message, ...fields }) => {
  const response = await create(fields)
  expect([response.status, await messageOf(response)]).toEqual([400, expect.stringContaining(message)])
  expect(await db.$count(pages)).toBe(0)
})

it('two editors who take the same address at once store one page', async () => {
  const responses = await Promise.all(['One', 'Two'].map((title) => create({ title: `${title} of them` })))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await db.$count(pages)).toBe(1)
})

it('a draft keeps its address from nobody: it is not published over a redirect that was made meanwhile', async () => {
  await created({ status: 'draft' })
  const redirect = await send('/api/admin/redirects', {
    cookie,
    json: { from: '/how-we-bill', to: '/about' },
  })
  expect(redirect.status).toBe(201)
  const response = await change('how-we-bill', { status: 'published' })
  expect([response.status, await messageOf(response)]).toEqual([
    409,
    expect.stringContaining('leads to another page'),
  ])
})

it('no redirect begins at a published page, and one may lead there', async () => {
  await created()
  const redirect = (from: string, to: string) => send('/api/admin/redirects', { cookie, json: { from, to } })
  expect(await messageOf(await redirect('/how-we-bill', '/about'))).toContain('is an address of this site')
  expect((await redirect('/bills', '/how-we-bill')).status).toBe(201)
})

it('a renamed page leads there from its old addresses, and back again without a circle', async () => {
  const leadsTo = async (from: string) => {
    const response = await send(from)
    await response.body?.cancel()
    return `${response.status} ${response.headers.get('location')}`
  }
  await created({ slug: 'first' })
  await db
    .insert(redirects)
    .values({ fromPath: '/older', toPath: '/first', toUrl: '/first?a=b#c', status: 302 })
  expect((await change('first', { slug: 'second' })).status).toBe(200)
  expect([await leadsTo('/first'), await leadsTo('/older'), await leadsTo('/second')]).toEqual([
    '301 /second',
    '302 /second?a=b#c',
    '200 null',
  ])
  expect((await change('second', { slug: 'first' })).status).toBe(200)
  expect([await leadsTo('/second'), await leadsTo('/older'), await leadsTo('/first')]).toEqual([
    '301 /first',
    '302 /first?a=b#c',
    '200 null',
  ])
})

it('every save is a version, and an old one is restored without its address and status', async () => {
  await created({ status: 'draft' })
  await change('how-we-bill', { title: 'How Billing Works', slug: 'billing', status: 'published' })
  const versions = `${path}/billing/revisions`
  expect(await (await send(versions, { cookie })).json()).toMatchObject({
    revisions: [
      { revision: 2, changed: ['slug', 'title', 'status'] },
      { revision: 1, changed: [] },
    ],
  })
  expect(await (await send(`${versions}/1`, { cookie })).json()).toMatchObject({
    fields: { title: 'How We Bill for Our Work', slug: 'how-we-bill' },
  })
  expect((await send(`${versions}/9`, { cookie })).status).toBe(404)
  const restore = (from: number) => send(`${versions}/1/restore`, { cookie, json: { revision: from } })
  expect((await restore(1)).status).toBe(409)
  expect(await (await restore(2)).json()).toMatchObject({
    title: 'How We Bill for Our Work',
    slug: 'billing',
    status: 'published',
    revision: 3,
  })
})

it('menus list the published pages that have a place', async () => {
  const menuPages = async () => (await send('/api/pages')).json<MenuPage[]>()
  const entry = { menu, title: 'Billing', description: 'Invoices and payment' }
  await created({ navigation: entry, heading: 'How we bill' })
  await created({ slug: 'imprint', title: 'Who Runs This Site', footer: true })
  await created({ slug: 'hidden', footer: true, status: 'draft' })
  expect(await menuPages()).toEqual([
    {
      path: '/how-we-bill',
      title: 'How we bill',
      menu: { name: menu, title: 'Billing', description: 'Invoices and payment' },
      isInFooter: false,
    },
    { path: '/imprint', title: 'Who Runs This Site', menu: null, isInFooter: true },
  ])
  await change('imprint', { status: 'archived' })
  expect((await menuPages()).map((page) => page.path)).toEqual(['/how-we-bill'])
})
