import { env } from 'cloudflare:test'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { foldedLetters } from './fold-letters.ts'
import { searchIds } from './search.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.delete(users)
})

async function findNames(text: string) {
  const ids = searchIds('users_fts', text) ?? sql`select 0`
  const rows = await db
    .select({ name: users.name })
    .from(users)
    .where(inArray(users.id, sql`(${ids})`))
  return rows.map(({ name }) => name).sort()
}

it.each([
  ['Straße', ['strasse', 'STRASSE', 'straße', 'stras']],
  ['Łódź', ['lodz', 'Łódź', 'łodz', 'LODZ']],
  ['Ayşe Yılmaz', ['yilmaz', 'Yılmaz', 'YILMAZ', 'yıl', 'ayse']],
  ['Søren Æbelø', ['soren', 'aebelo', 'Søren', 'ÆBELØ']],
  ['Nguyễn Đức', ['nguyen duc', 'Nguyễn', 'đức']],
  ['Αθήνα Παπαδοπούλου', ['Αθηνα', 'αθήνα', 'ΠΑΠΑΔΟΠΟΥΛΟΥ', 'παπαδοπουλου']],
  ['Артём Орлов', ['артем', 'АРТЁМ']],
])('%j is found however it is typed', async (name, queries) => {
  await addUser(db, { name })
  for (const query of queries) expect(await findNames(query), query).toEqual([name])
})

it.each(foldedLetters)('the index and the query write %j as %j', async (letter, typed) => {
  const name = `Xy${letter}z`
  await addUser(db, { name })
  expect(await findNames(name)).toEqual([name])
  expect(await findNames(`xy${typed}z`)).toEqual([name])
})

it.each(['東京マーケティング会社', 'บริษัทการตลาดดิจิทัล'])('a word inside the run %j is found', async (name) => {
  await addUser(db, { name })
  await addUser(db, { name: 'Asha Rai' })
  const characters = [...name]
  for (let start = 0; start < characters.length; start += 1)
    for (const length of [1, 2, 3, 5]) {
      const word = characters.slice(start, start + length).join('')
      if (/^\p{M}/u.test(word)) continue
      expect(await findNames(word), word).toEqual([name])
    }
  expect(await findNames('大阪')).toEqual([])
})

it('a name is found by its new form only, once it has changed between scripts', async () => {
  const { user } = { user: await addUser(db, { name: '東京商事' }) }
  await db.update(users).set({ name: '大阪商事' }).where(eq(users.id, user.id))
  expect(await findNames('東京')).toEqual([])
  expect(await findNames('大阪 商事')).toEqual(['大阪商事'])
  await db.update(users).set({ name: 'Osaka' }).where(eq(users.id, user.id))
  expect(await findNames('商事')).toEqual([])
  await db.delete(users)
  await addUser(db, { name: '大阪 Trading' })
  expect(await findNames('大阪 trading')).toEqual(['大阪 Trading'])
})
