import { and, eq, sql } from 'drizzle-orm'
import type { AdminUser, AdminUserQuery, UserSort } from '#contracts/admin-users.ts'
import { listRules, type ListAnswer } from '#contracts/lists.ts'
import { users } from '#server/db/schema/accounts.ts'
import { type Place, writeCursor } from '#server/lists/cursor.ts'
import { inOrder, scannedRowsMax, whereAfter, type Order } from '#server/lists/keyset.ts'
import { searchIds } from '#server/lists/search-ids.ts'
import type { ServiceContext } from '#server/service-context.ts'

const orders: Record<UserSort, Order> = {
  newest: { by: users.id, id: users.id, direction: 'desc' },
  name: { by: sql`${users.name} collate nocase`, id: users.id, direction: 'asc' },
}

type UserRow = typeof users.$inferSelect

export async function listUsers(
  { db }: ServiceContext,
  { search, role, state, sort, place }: Omit<AdminUserQuery, 'after'> & { place: Place | undefined },
): Promise<ListAnswer<AdminUser>> {
  const hitIds = search ? searchIds('users_fts', search) : undefined
  if (hitIds === null) return { items: [], next: null }
  const order = orders[sort]
  const isIndexed = role !== undefined && sort === 'newest' && hitIds === undefined
  const rowsMax = hitIds !== undefined ? listRules.searchHitsMax : scannedRowsMax
  const rows = await db
    .select()
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

  const items: UserRow[] = []
  const scannedRows = rows.slice(0, rowsMax)
  for (const [index, row] of scannedRows.entries()) {
    if ((role && row.role !== role) || (state && (row.disabledAt !== null) !== (state === 'disabled')))
      continue
    items.push(row)
    if (items.length === listRules.pageRows) {
      const hasMore = index + 1 < rows.length
      return { items: items.map(toAdminUser), next: hasMore ? cursorOf(sort, row) : null }
    }
  }
  const last = scannedRows.at(-1)
  return { items: items.map(toAdminUser), next: rows.length > rowsMax && last ? cursorOf(sort, last) : null }
}

const cursorOf = (sort: UserSort, { id, name }: UserRow) =>
  writeCursor(sort, { value: sort === 'name' ? name : id, id })

export const toAdminUser = ({
  id,
  username,
  name,
  email,
  role,
  disabledAt,
  emailConfirmedAt,
  createdAt,
}: Omit<UserRow, 'passwordHash' | 'pendingEmail'>): AdminUser => ({
  ...{ id, username, name, email, role },
  isDisabled: disabledAt !== null,
  isConfirmed: emailConfirmedAt !== null,
  createdAt: createdAt.toISOString(),
})
