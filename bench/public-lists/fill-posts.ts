import { readFileSync } from 'node:fs'
import { projectPath } from '../../scripts/build/build-when-stale.ts'

const words =
  'The plan of the team is to write what the reader of the site asks for, and to check in the logs who came.'
const text = Array.from({ length: 12 }, () => words).join(' ')

export async function fillPosts(database: D1Database, count: number): Promise<void> {
  await withoutListTriggers(database, () => insertPosts(database, count))
}

/** Local D1 aborts statements that take more than about fifteen seconds. */
const atOnce = 2_500

const derivedTables = ['post_counts', 'post_keywords', 'related_posts', 'sitemap_parts', 'page_changes']

/**
 * Drops the triggers that maintain the lists, and rebuilds the lists afterwards with the statements of their migration.
 * For 50,000 posts the triggers would take minutes.
 */
async function withoutListTriggers(database: D1Database, work: () => Promise<void>): Promise<void> {
  const statements = readFileSync(projectPath('migrations/0010_growing_site.sql'), 'utf8')
    .split('--> statement-breakpoint')
    .map((statement) => statement.replace(/^--.*$/gm, '').trim())
  const names = statements.flatMap((text) => /^CREATE TRIGGER `((related_)?posts_\w+)`/.exec(text)?.[1] ?? [])
  const { results: triggers } = await database
    .prepare(
      `select name, sql from sqlite_master where type = 'trigger' and name in (${names.map(() => '?').join()})`,
    )
    .bind(...names)
    .all<{ name: string; sql: string }>()
  for (const { name } of triggers) await database.prepare(`drop trigger ${name}`).run()
  for (const table of derivedTables) await database.prepare(`delete from ${table}`).run()
  await work()
  for (const statement of statements)
    if (
      /^(UPDATE `posts`|INSERT (OR IGNORE )?INTO `(sitemap_parts|post_counts|post_keywords)`)/.test(statement)
    )
      await database.prepare(statement).run()
  for (const { sql } of triggers) await database.prepare(sql).run()
}

async function insertPosts(database: D1Database, count: number): Promise<void> {
  for (let left = true; left; )
    left =
      (await database.prepare(`delete from posts where id in (select id from posts limit ${atOnce})`).run())
        .meta.changes > 0
  for (let from = 0; from < count; from += atOnce)
    await insertSome(database, from, Math.min(count, from + atOnce))
  await database.prepare(`update posts set date = '2030-01-01' where publish_at > unixepoch() * 1000`).run()
}

async function insertSome(database: D1Database, after: number, to: number): Promise<void> {
  const rare = `case when i % 1000 = 7 then ' A zebra.' else '' end`
  const category = `case i % 5 when 0 then 'seo' when 1 then 'digital-marketing' when 2 then 'digital-advertising'
    when 3 then 'product-development' else 'content-marketing' end`
  await database
    .prepare(
      `insert into posts (slug, title, excerpt, date, category, keywords, content, html, headings, word_count, reading_minutes, search_text, art, status, publish_at, updated_at)
       with recursive n(i) as (select ${after + 1} union all select i + 1 from n where i < ${to}) select 'post-' || i, 'The plan number ' || i, 'What the plan says about ' || i, date('2000-01-01', '+' || (i % 8000) || ' days'), ${category},
         json_array('plan', 'topic ' || (i % 30), 'subject ' || (i % 700)), ?1 || ${rare}, '<p>' || ?1 || '</p>', '[]', 300, 2, ?1 || ${rare}, '<svg/>',
         case when i % 40 = 39 then 'draft' when i % 90 = 89 then 'archived' when i % 20 = 19 then 'scheduled' else 'published' end,
         case when i % 20 <> 19 then null when i % 400 = 19 then unixepoch() * 1000 + 86400000 else 1000 end, unixepoch() * 1000 from n`,
    )
    .bind(text)
    .run()
}
