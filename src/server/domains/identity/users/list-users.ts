import { and, eq, sql } from 'drizzle-orm'
import { type AdminUser, type AdminUserQuery, type UserSort, userState } from '#contracts/admin-users.ts'
import { listRules, type ListResponse } from '#contracts/lists.ts'
import { whereInvited } from '#domains/identity/auth/email-links.ts'
import { users } from '#platform/db/schema/accounts.ts'
import {
  type Place,
  writeCursor,
  inOrder,
  scannedRowsMax,
  whereAfter,
  type Order,
} from '#platform/lists/keyset.ts'
import { searchIds } from '#platform/lists/search.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

const orders: Record<UserSort, Order> = {
  newest: { by: users.id, id: users.id, direction: 'desc' },
  name: { by: sql`${users.name} collate nocase`, id: users.id, direction: 'asc' },
}

type UserRow = typeof users.$inferSelect

/**
 * Returns a page of the users that match. The rows scanned are limited, so a filtered page may have few or no items
 * and still have a `next` cursor.
 */
export async function listUsers(
  { db }: ServiceContext,
  { search, role, state, sort, place }: Omit<AdminUserQuery, 'after'> & { place: Place | undefined },
): Promise<ListResponse<AdminUser>> {
  const hitIds = search ? searchIds('users_fts', search) : undefined
  if (hitIds === null) return { items: [], next: null }
  const order = orders[sort]
  const isIndexed = role !== undefined && sort === 'newest' && hitIds === undefined
  const rowsMax = hitIds !== undefined ? listRules.searchHitsMax : scannedRowsMax
  const rows = await db
    .select({ user: users, isInvited: sql<number>`${whereInvited(users.id)}` })
    .from(users)
    .where(
      and(
        hitIds && sql`${users.id} in (${hitIds})`,
        isIndexed ? eq(users.role, role) : undefined,
        whereAfter(order, place),
      ),
    )
    .orderBy(...inOrder(order))
    .limit(role || state || hitIds !== undefined ? rowsMax + 1 : listRules.pageRows + 1)

  const items: AdminUser[] = []
  const scannedRows = rows.slice(0, rowsMax)
  for (const [index, row] of scannedRows.entries()) {
    const item = toAdminUser(row.user, row.isInvited === 1)
    if ((role && item.role !== role) || (state && userState(item) !== state)) continue
    items.push(item)
    if (items.length === listRules.pageRows) {
      const hasMore = index + 1 < rows.length
      return { items, next: hasMore ? cursorOf(sort, row.user) : null }
    }
  }
  const last = scannedRows.at(-1)
  return { items, next: rows.length > rowsMax && last ? cursorOf(sort, last.user) : null }
}

const cursorOf = (sort: UserSort, { id, name }: UserRow) =>
  writeCursor(sort, { value: sort === 'name' ? name : id, id })

export const toAdminUser = (
  user: Omit<UserRow, 'passwordHash' | 'pendingEmail'>,
  isInvited: boolean,
): AdminUser => ({
  id: user.id,
  username: user.username,
  name: user.name,
  email: user.email,
  role: user.role,
  isDisabled: user.disabledAt !== null,
  isInvited,
  isConfirmed: user.emailConfirmedAt !== null,
  createdAt: user.createdAt.toISOString(),
})
