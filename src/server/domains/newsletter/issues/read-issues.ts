import { eq } from 'drizzle-orm'
import type { AdminIssue, ListedIssue } from '#contracts/admin-issues.ts'
import { type ListResponse, listRules } from '#contracts/lists.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import { type Place, inOrder, type Order, pageOf, whereAfter } from '#platform/lists/keyset.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { listedColumns, toAdminIssue, toListedIssue } from './issue-row.ts'

export const issuesSort = 'newest'
const newestFirst: Order = { by: newsletterIssues.id, id: newsletterIssues.id, direction: 'desc' }

/** Returns a page of issues in every state, newest first. */
export async function listIssues(
  { db }: DatabaseContext,
  place: Place | undefined,
): Promise<ListResponse<ListedIssue>> {
  const rows = await db
    .select(listedColumns)
    .from(newsletterIssues)
    .where(whereAfter(newestFirst, place))
    .orderBy(...inOrder(newestFirst))
    .limit(listRules.pageRows + 1)
  const { items, next } = pageOf(rows, issuesSort, ({ id }) => ({ value: id, id }))
  return { items: items.map(toListedIssue), next }
}

/** Returns an issue in any state, or null when the id is unknown. */
export async function readIssue({ db }: DatabaseContext, id: number): Promise<AdminIssue | null> {
  const [row] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id))
  return row ? toAdminIssue(row) : null
}
