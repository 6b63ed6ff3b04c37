import { redirectRules } from '#contracts/redirect-rules.ts'

export async function fill(database: D1Database, rows: number, posts = rows): Promise<void> {
  const numbers = numbersTo(rows)
  const statements = [
    `delete from bookings`,
    `delete from newsletter_subscribers`,
    `delete from posts`,
    `delete from projects`,
    `delete from users`,
    `delete from file_uses`,
    `delete from files`,
    `delete from jobs`,
    `delete from pages`,
    `delete from redirects`,
    `delete from missing_paths`,
    `insert into users (id, username, name, email, role, password_hash, disabled_at)
       ${numbers} select i, 'user' || i, 'User ' || printf('%06d', (i * 7919) % ${rows}), 'user' || i || '@bench.example',
         case when i <= 3 then 'admin' when i % 50 = 0 then 'provider' else 'client' end, 'none',
         case when i % 400 = 5 then unixepoch() * 1000 end from n`,
    `insert into projects (client_id, provider_id, name, description, status, progress_percentage, budget_usd, updated_at)
       ${numbers} select 11 + i % 5, 50, 'Project ' || printf('%06d', (i * 7919) % ${rows}), 'Marketing for somebody.',
         case when i % 100 = 0 then 'paused' when i % 20 = 0 then 'active' else 'completed' end, 50, 1000, i * 60000 from n`,
    `insert into audit_log (actor_id, actor, action, subject_type, subject)
       ${numbers} select 1 + i % 2, 'user' || (1 + i % 2), case when i % 100 = 0 then 'user.role' else 'booking.status' end,
         case when i % 100 = 0 then 'user' else 'booking' end, 'subject ' || i from n where i > (select count(*) from audit_log)`,
    `insert or ignore into services (id, title, description, icon, features, price, link, booking_title, on_home, on_overview, on_booking, sort_order, status, updated_at)
       select i, 'Service ' || i, '', 'code', '[]', '', '/', 'Service ' || i, 0, 0, 1, i, 'published', 0 from (select 1 i union select 2 union select 3 union select 4 union select 5)`,
    // The first pages of each sort order hold consecutive ids, so they contain equally many assigned bookings whatever
    // the table's size.
    `insert into bookings (code, service_id, company_name, contact_name, client_email, preferred_timeline, budget, notes, status, assignee_id, appointment_minutes, confirmed_for, created_at, updated_at)
       ${numbers} select printf('%016d', i), 1 + i % 5,
         'Company ' || printf('%06d', (i + ${rows} - 20) % ${rows}) || case when i % 10 = 0 then ' Harbour' else '' end, 'Asha Rai', 'asha' || i || '@bench.example', 'Within a month', 'Not sure yet', 'Everybody writes marketing into the notes.',
         case when i % 100 = 0 then 'pending' when i % 17 = 0 then 'cancelled' when i % 13 = 0 then 'confirmed' else 'completed' end,
         case when i % 3 = 0 then 1 + i % 2 end, 30,
         case when i % 3 = 0 and i % 100 <> 0 and i % 17 <> 0 then (unixepoch('now', 'start of day') + (28 - i / 72) * 86400 + (8 + (i / 6) % 12) * 3600) * 1000 end,
         unixepoch() * 1000 - i * 60000, unixepoch() * 1000 - ((i + ${rows} - 15) % ${rows}) * 60000 from n`,
    `insert into booking_messages (booking_id, from_agency, body) select id, 0, 'Hello' from bookings order by id desc limit 20`,
    `insert into newsletter_subscribers (email, unsubscribe_token, created_at, unsubscribed_at)
       ${numbers} select 'reader' || i || '@bench.example', 'token' || i, unixepoch() * 1000 - i * 60000,
         case when i % 500 = 1 then unixepoch() * 1000 end from n`,
    `insert into posts (slug, title, excerpt, date, category, keywords, content, html, headings, word_count, reading_minutes, search_text, art, status, updated_at)
       ${numbersTo(posts)} select 'post-' || i, 'Marketing post ' || i, '', date('2020-01-01', '+' || (i % 2000) || ' days'), 'seo', '[]', '', '', '[]', 0, 1, 'marketing and search', '',
         case when i % 200 = 0 then 'draft' else 'published' end, 0 from n`,
    `insert into files (hash, sha256, name, type, bytes, width, height, alt, variants, uploaded_by, created_at, updated_at)
       ${numbers} select printf('%032d', i), '', 'ridges-' || i || '.webp', case when i % 40 = 0 then 'application/pdf' else 'image/webp' end, 1000,
         case when i % 40 <> 0 then 1600 end, case when i % 40 <> 0 then 1000 end, case when i % 100 = 7 then '' else 'Ridges' end, '[]', 'user1', i * 60000, 0 from n`,
    `insert into jobs (id, slug, title, department, location, employment_type, posted_on, closes_on, description, responsibilities, requirements, status, is_offered, changes_on, updated_at)
       ${numbers} select i, 'job-' || i, 'Keeper ' || i, 'Grounds', 'Remote', 'full-time', date('2020-01-01', '+' || (i % 2000) || ' days'), case when i % 100 = 0 then '2020-01-01' else '2999-12-31' end, 'You keep what others plant.', '["Keep"]', '["Patience"]',
         'open', i % 100 <> 0, case when i % 100 <> 0 then '3000-01-01' end, 0 from n`,
    `insert into pages (slug, title, description, heading, is_in_footer, is_noindex, content, html, status, updated_at)
       ${numbers} select 'page-' || i, 'Billing page ' || i, '', '', i <= 5, 0, '', '', case when i % 200 = 0 then 'draft' else 'published' end, i * 60000 from n`,
    `insert into redirects (from_path, to_path, to_url, status) ${numbers} select '/old-' || i, '/blog', '/blog', 301 from n`,
    `insert into missing_paths (path, count, last_at) ${numbersTo(Math.min(rows, redirectRules.missingPathsMax))} select '/lost-' || i, i, i * 60000 from n`,
    `insert into file_uses (subject_type, subject_id, file_id) ${numbers} select 'post', 1 + i % 7, id from n join files on files.hash = printf('%032d', i) where i % 3 > 0`,
  ]
  for (const statement of statements) await database.prepare(statement).run()
}

const numbersTo = (rows: number) =>
  `with recursive n(i) as (select 1 where ${rows} > 0 union all select i + 1 from n where i < ${rows})`
