import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import budgets from '../../../../scripts/build/budgets/budgets.json' with { type: 'json' }
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
    expect(rowsRead, search).toBeLessThanOrEqual(
      budgets.rows['a list of the back office, searched or filtered'],
    )
  }
  for (const search of ['old', 'about', '/old-2999', 'ld', 'no such']) await found(search)
})
