import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'

const startedMax = 5

export const beginSending = (now: Date) =>
  ({
    state: 'sending',
    startedAt: now,
    sendAt: null,
    number: sql<number>`(select coalesce(max(other.number), 0) + 1 from ${newsletterIssues} as other)`,
  }) as const

export async function startDueIssues({ db, now }: DatabaseContext): Promise<string[]> {
  const whereDue = and(sql`${newsletterIssues.state} = 'scheduled'`, lte(newsletterIssues.sendAt, now))
  const due = await db
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(whereDue)
    .orderBy(asc(newsletterIssues.sendAt), asc(newsletterIssues.id))
    .limit(startedMax)
  const startedSlugs: string[] = []
  for (const { id } of due) {
    const rows = await db
      .update(newsletterIssues)
      .set({ ...beginSending(now), revision: sql`${newsletterIssues.revision} + 1` })
      .where(and(eq(newsletterIssues.id, id), whereDue))
      .returning({ slug: newsletterIssues.slug })
    startedSlugs.push(...rows.map(({ slug }) => slug))
  }
  return startedSlugs
}
