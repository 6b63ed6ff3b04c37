import { infiniteQueryOptions, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { keyOf, query } from '#api/query.ts'
import type { Role } from '#contracts/auth.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import { ownListRowsMax } from '#contracts/own-lists.ts'

function ownListQuery<Item extends { id: number }>(
  queryKey: readonly [string],
  load: (before: number | undefined) => Promise<Item[]>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam ?? undefined),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < ownListRowsMax ? null : page.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
  })
}

export const projectsQuery = ownListQuery(keyOf(accountEndpoints.projects), (before) =>
  call(accountEndpoints.projects, { query: { before } }),
)

/** The dashboard must send this request but shows nothing of the response. */
export const analyticsQuery = query(accountEndpoints.analytics)

export type OwnListQueryResult<Item> = UseInfiniteQueryResult<Item[]>

export function bookingsQuery(email: string) {
  const params = { email }
  return {
    ...ownListQuery(keyOf(accountEndpoints.bookings, { params }), (before) =>
      call(accountEndpoints.bookings, { params, query: { before } }),
    ),
    enabled: Boolean(email),
  }
}

export const assignedProjectsQuery = (role: Role) => ({
  ...ownListQuery(keyOf(accountEndpoints.assignedProjects), (before) =>
    call(accountEndpoints.assignedProjects, { query: { before } }),
  ),
  enabled: role === 'provider',
})

export const appointmentsQuery = (role: Role) => ({
  ...query(accountEndpoints.appointments),
  enabled: role === 'provider',
})
