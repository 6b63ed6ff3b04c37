import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { countingDatabase } from '../../../../bench/rows/counting-database.ts'
import { listMenuPages } from './public-pages.ts'

const addPages = (count: number, isInFooter: boolean) =>
  env.DB.prepare(
    `insert into pages (slug, title, description, heading, is_in_footer, is_noindex, content, html, status, updated_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
       select 'page-' || ?2 || i, 'Page', '', '', ?2, 0, '', '', 'published', i from n`,
  )
    .bind(count, isInFooter)
    .run()

it('the menus read the pages that they show, and none of the others', async () => {
  await addPages(3, true)
  await addPages(2000, false)
  const counting = countingDatabase(env.DB)
  const rowsRead = await counting.rowsReadBy(async () => {
    expect(await listMenuPages({ db: openDb(counting.db) })).toHaveLength(3)
  })
  expect(rowsRead).toBeLessThanOrEqual(6)
})
