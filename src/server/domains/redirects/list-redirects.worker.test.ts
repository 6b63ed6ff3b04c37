import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { listRules } from '#contracts/lists.ts'
import { openDb } from '#platform/db/open.ts'
import { countingDatabase } from '../../../../bench/rows/counting-database.ts'
import { addRedirects } from '#tests/builders/redirects.ts'
import { listRedirects } from './list-redirects.ts'

it('a search reads a bounded number of rows, whatever it finds', async () => {
  await addRedirects(openDb(env.DB), 3000)
  const counting = countingDatabase(env.DB)
  const found = async (search: string) => {
    const rowsRead = await counting.rowsReadBy(async () => {
      const { items } = await listRedirects({ db: openDb(counting.db) }, { search, place: undefined })
      expect(items.length > 0, search).toBe(!search.includes('no'))
    })
    expect(rowsRead, search).toBeLessThanOrEqual(3 * listRules.searchHitsMax)
  }
  for (const search of ['old', 'about', '/old-2999', 'ld', 'no such']) await found(search)
})
