export async function addManyPosts(
  database: D1Database,
  count: number,
  category = 'digital-marketing',
): Promise<void> {
  await database
    .prepare(
      `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?1)
       insert into posts (slug, title, excerpt, date, category, keywords, content, html, headings, word_count, reading_minutes, search_text, art, status, updated_at)
       select 'many-' || n, 'Post number ' || n, 'One of many.', date('2026-01-01', '-' || n || ' days'), ?2, '[]', 'Text.', '<p>Text.</p>', '[]', 1, 1, 'Text ' || n, '<svg/>', 'published', unixepoch() * 1000 from numbers`,
    )
    .bind(count, category)
    .run()
}
