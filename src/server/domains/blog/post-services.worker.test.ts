import { applyD1Migrations, env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { createService, deleteService, updateService } from '#domains/content/admin-services.ts'
import { openDb } from '#platform/db/open.ts'
import { posts, postServices } from '#platform/db/schema/blog.ts'
import { services } from '#platform/db/schema/content.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { aPost } from '#tests/builders/posts.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { dropTables } from '#tests/worker/clean-slate.ts'
import { createPost, deletePost, updatePost } from './save-post.ts'

const db = openDb(env.DB)
const admin = await addUser(db, { role: 'admin' })
const context = aUserContext(db, admin)
const input = {
  title: 'A new service',
  bookingTitle: 'A new service',
  description: 'What it is',
  price: 'from $1',
  icon: 'target' as const,
  features: ['One'],
  link: '/services',
  sortOrder: 1,
  status: 'published' as const,
  onHome: false,
  onOverview: false,
  onBooking: true,
}

let id = 0
beforeEach(async () => {
  await db.batch([db.delete(posts), db.delete(services)])
  const result = await createService(context, input)
  if (!result.ok) throw new Error(result.complaint)
  id = result.record.id
})

const publish = (content: string, status: 'published' | 'draft' = 'published') =>
  createPost(context, aPost({ slug: 'a-post', title: 'How we plan', content, status }))
const serviceInPost = { ok: false, reason: 'service-in-post', post: 'How we plan' }

it('a service that a post leads to is not deleted or taken off until the post leads elsewhere', async () => {
  await publish(`Then [book it](/booking/${id}?from=post).`)
  expect(await deleteService(context, id)).toEqual(serviceInPost)
  expect(await updateService(context, { id, revision: undefined, fields: { status: 'archived' } })).toEqual(
    serviceInPost,
  )
  const renaming = await updateService(context, { id, revision: undefined, fields: { title: 'Renamed' } })
  expect(renaming.ok).toBe(true)
  await updatePost(context, { slug: 'a-post', patch: { content: `See [all](/services), ${id}.` } })
  expect(await deleteService(context, id)).toEqual({ ok: true })
})

it('a service is not taken off beside a post that begins to lead to it at the same moment', async () => {
  const meanwhile = actingBefore(env.DB, 'update "services"', () => publish(`[Book](/booking/${id})`))
  const change = { id, revision: undefined, fields: { onBooking: false } }
  expect(await updateService(aUserContext(meanwhile, admin), change)).toEqual(serviceInPost)
})

it.each([
  ['with the address of this site', (at: number) => `[Book](${context.siteUrl}/booking/${at}).`],
  ['in a reference', (at: number) => `[Book][1].\n\n[1]: /booking/${at}\n`],
])('a link %s counts', async (_, content) => {
  await publish(content(id))
  expect(await deleteService(context, id)).toEqual(serviceInPost)
})

it.each([
  ['to a service with a longer number', (at: number) => `[Book](/booking/${at}0).`],
  ['to a confirmation', (at: number) => `[See](/booking/confirmation/${at}).`],
  ['to another site', (at: number) => `[Book](https://other.example/booking/${at}).`],
])('a link %s does not', async (_, content) => {
  await publish(content(id))
  expect(await deleteService(context, id)).toEqual({ ok: true })
})

it('a draft does not keep a service, and neither does a post that is archived or deleted', async () => {
  await publish(`[Book](/booking/${id})`, 'draft')
  await updatePost(context, { slug: 'a-post', patch: { status: 'published' } })
  expect(await deleteService(context, id)).toEqual(serviceInPost)
  await updatePost(context, { slug: 'a-post', patch: { status: 'archived' } })
  expect(
    await updateService(context, { id, revision: undefined, fields: { onBooking: false } }),
  ).toMatchObject({ ok: true })
  await updatePost(context, { slug: 'a-post', patch: { status: 'published' } })
  expect(await deleteService(context, id)).toEqual(serviceInPost)
  await deletePost(context, { slug: 'a-post' })
  expect(await db.$count(postServices)).toBe(0)
  expect(await deleteService(context, id)).toEqual({ ok: true })
})

it('an upgrade finds the links of posts that were there before', async () => {
  await dropTables(env.DB)
  const firstNew = env.TEST_MIGRATIONS.findIndex(({ name }) => name.includes('_appointments'))
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, firstNew))
  await env.DB.prepare(
    `insert into services (id, title, booking_title, description, price, icon, features, link, status, sort_order, on_home, on_overview, on_booking, updated_at) select value, 'a', 'a', 'b', 'c', 'target', '[]', '/services', 'published', 1, 0, 0, 1, 0 from json_each('[3, 30, 31]')`,
  ).run()
  const text = 'A [link](/booking/3). And /booking/31'
  await env.DB.prepare(
    `insert into posts (slug, title, excerpt, date, category, keywords, content, html, headings, word_count, reading_minutes, art, status, updated_at) values ('a', 'b', 'c', '2030-01-01', 'SEO', '[]', ?, '', '[]', 1, 1, '', 'published', 0)`,
  )
    .bind(text)
    .run()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  const rows = await db.select({ id: postServices.serviceId }).from(postServices)
  expect(rows.map((row) => row.id).sort()).toEqual([3, 31])
})
