import { env } from 'cloudflare:test'
import { inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { listRules } from '#contracts/lists.ts'
import { openDb } from '#platform/db/open.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { ftsSearch, matchWords } from './search.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.delete(newsletterSubscribers)
})

const subscribe = (...names: string[]) =>
  db
    .insert(newsletterSubscribers)
    .values(
      names.map((name) => ({ email: `${name}@everest.example`, unsubscribeToken: crypto.randomUUID() })),
    )

async function find(words: string, ...hits: [{ max?: number | 'all' }?]) {
  const hitIds = ftsSearch('newsletter_fts', matchWords(words) ?? '', ...hits)
  const rows = await db
    .select()
    .from(newsletterSubscribers)
    .where(inArray(newsletterSubscribers.id, sql`(${hitIds})`))
  return rows.map(({ email }) => email.slice(0, email.indexOf('@'))).sort()
}

it('finds the rows that contain all words', async () => {
  await subscribe('asha', 'bina')
  expect(await find('ash everest')).toEqual(['asha'])
  expect(await find('chandra')).toEqual([])
})

it('keeps the newest rows up to the bound, or returns all', async () => {
  await subscribe('a', 'b', 'c')
  expect(await find('everest', { max: 2 })).toEqual(['b', 'c'])
  expect(await find('everest', { max: 'all' })).toEqual(['a', 'b', 'c'])
})

it('has the bound of lists by default', async () => {
  const { params } = db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(sql`id in (${ftsSearch('newsletter_fts', '"everest"')})`)
    .toSQL()
  expect(params).toEqual(['"everest"', listRules.searchHitsMax])
})

it('text that looks like SQL or an index command is searched as words', async () => {
  await subscribe('asha')
  expect(await find(`asha') or 1=1 --`)).toEqual([])
  expect(await find('asha" OR email:"bina')).toEqual([])
})

it('a weight is selected beside the id', async () => {
  await subscribe('asha', 'bina')
  const hitsWithWeight = ftsSearch('newsletter_fts', '"everest"', {
    max: 1,
    weight: sql<number>`bm25(newsletter_fts)`,
  })
  expect(await db.all(sql`${hitsWithWeight}`)).toEqual([
    { id: expect.any(Number), weight: expect.any(Number) },
  ])
})

it('an index that does not exist does not compile', () => {
  // @ts-expect-error: no such index
  expect(() => ftsSearch('posts', 'x')).not.toThrow()
})
