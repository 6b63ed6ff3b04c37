import type { Db } from '#platform/db/open.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import { uniqueText } from './unique.ts'

export async function aSubscriber(
  db: Db,
  overrides: Partial<typeof newsletterSubscribers.$inferInsert> = {},
) {
  const text = uniqueText()
  const values = {
    email: `reader-${text}@example.com`,
    unsubscribeToken: text.replace(/[^a-z2-7]/g, 'a').padEnd(32, 'b'),
    ...overrides,
  }
  const [row] = await db.insert(newsletterSubscribers).values(values).returning()
  if (!row) throw new Error('the subscriber was not inserted')
  return row
}

export async function anIssue(db: Db, overrides: Partial<typeof newsletterIssues.$inferInsert> = {}) {
  const values = {
    slug: `issue-${uniqueText()}`,
    subject: 'What we learned this month',
    content: 'A first paragraph.',
    html: '<p>A first paragraph.</p>',
    emailHtml: '<p>A first paragraph. https://unsubscribe.invalid/</p>',
    emailText: 'A first paragraph. https://unsubscribe.invalid/',
    summary: 'A first paragraph.',
    updatedAt: new Date(),
    ...overrides,
  }
  const [row] = await db.insert(newsletterIssues).values(values).returning()
  if (!row) throw new Error('the issue was not inserted')
  return row
}
