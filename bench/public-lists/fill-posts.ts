import { numbersTo } from '../admin-lists/fill.ts'

const words =
  'The plan of the team is to write what the reader of the site asks for, and to check in the logs who came.'
const text = Array.from({ length: 12 }, () => words).join(' ')

/**
 * As after some years: five categories, some keywords that many posts share and some that few do, drafts, archived and
 * scheduled posts. Every thousandth is about zebras.
 */
export async function fillPosts(database: D1Database, count: number): Promise<void> {
  const rare = `case when i % 1000 = 7 then ' A zebra.' else '' end`
  const category = `case i % 5 when 0 then 'seo' when 1 then 'digital-marketing' when 2 then 'digital-advertising'
    when 3 then 'product-development' else 'content-marketing' end`
  await database.prepare('delete from posts').run()
  await database
    .prepare(
      `insert into posts (slug, title, excerpt, date, category, keywords, content, html, headings, word_count, reading_minutes, search_text, art, status, publish_at, updated_at)
       ${numbersTo(count)} select 'post-' || i, 'The plan number ' || i, 'What the plan says about ' || i, date('2000-01-01', '+' || (i % 8000) || ' days'), ${category},
         json_array('plan', 'topic ' || (i % 30), 'subject ' || (i % 700)), ?1 || ${rare}, '<p>' || ?1 || '</p>', '[]', 300, 2, ?1 || ${rare}, '<svg/>',
         case when i % 40 = 39 then 'draft' when i % 90 = 89 then 'archived' when i % 20 = 19 then 'scheduled' else 'published' end,
         case when i % 20 <> 19 then null when i % 400 = 19 then unixepoch() * 1000 + 86400000 else 1000 end, unixepoch() * 1000 from n`,
    )
    .bind(text)
    .run()
  await database.prepare(`update posts set date = '2030-01-01' where publish_at > unixepoch() * 1000`).run()
}
