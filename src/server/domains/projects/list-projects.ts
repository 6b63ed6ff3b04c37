import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AdminProject, AdminProjectQuery, ProjectSort } from '#contracts/admin-projects.ts'
import { type ListResponse, listRules } from '#contracts/lists.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { projects } from '#platform/db/schema/projects.ts'
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
import type { ProjectRow } from './project-row.ts'

const orders: Record<ProjectSort, Order> = {
  newest: { by: projects.id, id: projects.id, direction: 'desc' },
  name: { by: sql`${projects.name} collate nocase`, id: projects.id, direction: 'asc' },
  updated: { by: projects.updatedAt, id: projects.id, direction: 'desc' },
}

/**
 * Returns a page of the projects that match. The rows scanned are limited, so a filtered page may have few or no
 * items and still have a `next` cursor.
 */
export async function listProjects(
  { db }: ServiceContext,
  { search, status, sort, place }: Omit<AdminProjectQuery, 'after'> & { place: Place | undefined },
): Promise<ListResponse<AdminProject>> {
  const hitIds = search ? searchIds('projects_fts', search) : undefined
  if (hitIds === null) return { items: [], next: null }
  const order = orders[sort]
  const isIndexed = status !== undefined && sort === 'newest' && hitIds === undefined
  const isScan = hitIds !== undefined || (status !== undefined && !isIndexed)
  const rowsMax =
    hitIds !== undefined ? listRules.searchHitsMax : isScan ? scannedRowsMax : listRules.pageRows
  const rows = await db
    .select()
    .from(projects)
    .where(
      and(
        hitIds && sql`${projects.id} in (${hitIds})`,
        isIndexed ? eq(projects.status, status) : undefined,
        whereAfter(order, place),
      ),
    )
    .orderBy(...inOrder(order))
    .limit(rowsMax + 1)

  const scannedRows = rows.slice(0, rowsMax)
  const matchingRows = scannedRows.filter((row) => !status || row.status === status)
  const items = matchingRows.slice(0, listRules.pageRows)
  const last =
    matchingRows.length > items.length ? items.at(-1) : rows.length > rowsMax ? scannedRows.at(-1) : undefined
  return {
    items: await withPeople(db, items),
    next: last ? writeCursor(sort, { value: placeValue(sort, last), id: last.id }) : null,
  }
}

function placeValue(sort: ProjectSort, { id, name, updatedAt }: ProjectRow): string | number {
  if (sort === 'name') return name
  return sort === 'updated' ? updatedAt.getTime() : id
}

export async function withPeople(db: Db, rows: readonly ProjectRow[]): Promise<AdminProject[]> {
  const ids = rows.flatMap(({ clientId, providerId }) => [clientId, providerId]).filter((id) => id !== null)
  const people = ids.length
    ? await db
        .select({ id: users.id, username: users.username, name: users.name })
        .from(users)
        .where(inArray(users.id, [...new Set(ids)]))
    : []
  const personOf = (id: number | null) => {
    const person = people.find((one) => one.id === id)
    return person ? { username: person.username, name: person.name } : null
  }
  return rows.map(({ clientId, providerId, bookingId: _, createdAt, updatedAt, ...row }) => ({
    ...row,
    client: personOf(clientId),
    provider: personOf(providerId),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
}
