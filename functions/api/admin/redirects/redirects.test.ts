import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { siteUrl } from '#built/build.js'
import type { Redirect } from '#contracts/redirects.ts'
import { createPost } from '#domains/blog/save-post.ts'
import { dropServedAddresses } from '#domains/redirects/served-addresses.ts'
import { openDb } from '#platform/db/open.ts'
import { redirects } from '#platform/db/schema/redirects.ts'
import { aPost } from '#tests/builders/posts.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { addRedirects } from '#tests/builders/redirects.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const { cookie } = await aSignedInUser(db, { role: 'admin' })
const path = '/api/admin/redirects'

beforeEach(async () => {
  await db.delete(redirects)
  await dropServedAddresses(siteUrl)
})

const create = (json: object) => send(path, { cookie, json })
const change = (id: number, json: object) => send(`${path}/${id}`, { cookie, method: 'PATCH', json })
const messageOf = async (response: Response) => (await response.json<{ message: string }>()).message

async function created(json: object): Promise<Redirect> {
  const response = await create(json)
  expect(response.status, await response.clone().text()).toBe(201)
  return response.json()
}

it('a redirect is stored as its paths are meant, listed, found, changed and deleted', async () => {
  const redirect = await created({ from: 'old%20page/', to: `${siteUrl}/services/?a=b#c` })
  expect(redirect).toEqual({
    id: expect.any(Number),
    from: '/old page',
    to: '/services?a=b#c',
    status: 301,
    hits: 0,
    createdAt: expect.any(String),
    revision: 1,
  })
  await created({ from: '/other', to: '/about', status: 302 })
  const listed = async (query: string) => {
    const response = await send(`${path}${query}`, { cookie })
    const { items } = await response.json<{ items: Redirect[] }>()
    return items.map(({ from }) => from)
  }
  expect(await listed('')).toEqual(['/other', '/old page'])
  expect(await listed('?search=SERVICES')).toEqual(['/old page'])
  expect(await listed('?search=d%20pa')).toEqual(['/old page'])
  expect(await listed('?search=b%23c')).toEqual(['/old page'])
  expect(await listed('?search=BO')).toEqual(['/other'])
  expect(await listed('?search=%22%20OR%20a')).toEqual([])
  const changed = await change(redirect.id, { to: '/about', revision: 1 })
  expect(await changed.json()).toMatchObject({ from: '/old page', to: '/about', revision: 2 })
  const late = await change(redirect.id, { to: '/contact', revision: 1 })
  expect([late.status, await messageOf(late)]).toEqual([409, expect.stringContaining('Somebody else')])
  const remove = () => send(`${path}/${redirect.id}`, { cookie, method: 'DELETE' })
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(404)
  expect((await change(redirect.id, { to: '/about' })).status).toBe(404)
})

it('the list comes in pages', async () => {
  await db.batch([
    db.insert(redirects).values({ fromPath: '/0', toPath: '/about', toUrl: '/about', status: 301 }),
    ...Array.from({ length: 59 }, (_, i) =>
      db
        .insert(redirects)
        .values({ fromPath: `/${i + 1}`, toPath: '/about', toUrl: '/about', status: 301 as const }),
    ),
  ])
  const first = await (await send(path, { cookie })).json<{ items: Redirect[]; next: string }>()
  expect([first.items.length, first.items[0]?.from]).toEqual([50, '/59'])
  const second = await (await send(`${path}?after=${first.next}`, { cookie })).json<{ items: Redirect[] }>()
  expect([second.items.length, second.items.at(-1)?.from]).toEqual([10, '/0'])
  expect((await send(`${path}?after=x`, { cookie })).status).toBe(400)
})

it('the same redirect sent again is the stored one', async () => {
  const redirect = await created({ from: '/old', to: '/about' })
  expect(await created({ from: '/old/', to: '/about' })).toEqual(redirect)
})

it.each([
  { from: '/a?b', to: '/about', message: 'Enter the old path' },
  { from: 'https://other.example/a', to: '/about', message: 'Enter the old path' },
  { from: '/a/../b', to: '/about', message: 'Enter the old path' },
  { from: '/a', to: '/about/../b', message: 'Enter a path of this site' },
  { from: '/a', to: 'https://other.example/', message: 'of this site only' },
  { from: '/a', to: '//other.example', message: 'of this site only' },
  { from: '/a', to: 'javascript:alert(1)', message: 'of this site only' },
  { from: '/a', to: '/a?b=c', message: 'lead to itself' },
  { from: '/about', to: '/services', message: '/about is an address of this site' },
  { from: '/', to: '/services', message: '/ is an address of this site' },
  { from: '/services', to: '/about', message: '/services is an address of this site' },
  { from: '/robots.txt', to: '/about', message: '/robots.txt is an address' },
  { from: '/sitemap.xml', to: '/about', message: '/sitemap.xml is an address' },
  { from: '/api/user', to: '/about', message: '/api/user is an address' },
  { from: '/files/a/b', to: '/about', message: '/files/a/b is an address' },
  { from: '/about-us', to: '/services', message: 'redirects /about-us already' },
  { from: '/marketplace/x', to: '/services', message: 'redirects /marketplace/x already' },
  { from: '/a', to: '/about-us', message: '/about-us is itself redirected' },
  { from: '/a', to: '/no-such-page', message: 'There is no page at /no-such-page' },
  { from: '/a', to: '/blog/no-such-post', message: 'There is no page at /blog/no-such-post' },
  { from: '/a', to: '/api/user', message: 'There is no page at /api/user' },
  { from: '', to: '/about', message: 'Enter the old path' },
  { from: `/${'x'.repeat(500)}`, to: '/about', message: 'at most 500 characters' },
  { from: '/a', to: '/about', status: 307, message: '301 or 302' },
])('$from to $to is refused: $message', async ({ message, ...redirect }) => {
  const response = await create(redirect)
  expect([response.status, await messageOf(response)]).toEqual([400, expect.stringContaining(message)])
  expect(await db.$count(redirects)).toBe(0)
})

it('a published post keeps its address and can be led to, and the address of an unknown one can be redirected', async () => {
  await createPost(aContext(db), aPost({ slug: 'known-post' }))
  expect(await messageOf(await create({ from: '/blog/known-post', to: '/blog' }))).toContain('is an address')
  const redirect = await created({ from: '/blog/old-post', to: '/blog/known-post' })
  const response = await send('/blog/old-post?utm=a')
  expect([response.status, response.headers.get('location')]).toEqual([301, '/blog/known-post?utm=a'])
  expect(redirect.to).toBe('/blog/known-post')
})

it('no path has two redirects, and no redirect leads to another one', async () => {
  const { id } = await created({ from: '/old', to: '/about' })
  const refusalOf = async (from: string, to: string) => messageOf(await create({ from, to }))
  expect(await refusalOf('/old', '/services')).toContain('/old is redirected already')
  expect(await refusalOf('/older', '/old')).toContain('/old is itself redirected to /about')
  await db.update(redirects).set({ toPath: '/gone', toUrl: '/gone' })
  expect(await refusalOf('/gone', '/old')).toContain('in circles')
  expect(await refusalOf('/gone', '/about')).toContain('/old already leads to /gone')
  await db.update(redirects).set({ toPath: '/about', toUrl: '/about' })
  const other = await created({ from: '/other', to: '/services' })
  expect(await messageOf(await change(other.id, { from: '/old' }))).toContain('/old is redirected already')
  expect(await messageOf(await change(other.id, { to: '/old' }))).toContain('itself redirected to /about')
  expect((await change(id, { status: 302 })).status).toBe(200)
})

it('two administrators who redirect the same path at once store one redirect', async () => {
  const responses = await Promise.all(['/about', '/services'].map((to) => create({ from: '/raced', to })))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 400])
  expect(await db.$count(redirects)).toBe(1)
})

it('a site has at most ten thousand redirects', async () => {
  await addRedirects(db, 10_000)
  expect(await messageOf(await create({ from: '/one-more', to: '/about' }))).toContain('at most 10,000')
})
