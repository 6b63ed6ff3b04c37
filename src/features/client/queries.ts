import { infiniteQueryOptions, type UseInfiniteQueryResult } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '#api/call.ts'
import { keyOf, query } from '#api/query.ts'
import type { Role } from '#contracts/auth.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import { ownBookingSchema } from '#contracts/bookings.ts'
import { ownListRowsMax } from '#contracts/own-lists.ts'
import { assignedProjectSchema, projectSchema } from '#contracts/projects.ts'

function ownListQuery<Item extends { id: number }>(
  queryKey: readonly [string],
  schema: z.ZodMiniType<Item>,
  load: (before: number | undefined) => Promise<unknown>,
) {
  return infiniteQueryOptions({
    queryKey,
    // The schemas also fill in what an older response leaves out.
    queryFn: async ({ pageParam }) => z.parse(z.array(schema), await load(pageParam ?? undefined)),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < ownListRowsMax ? null : page.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
  })
}

export const projectsQuery = ownListQuery(keyOf(accountEndpoints.projects), projectSchema, (before) =>
  call(accountEndpoints.projects, { query: { before } }),
)

/** The dashboard must send this request but shows nothing of the response. */
export const analyticsQuery = query(accountEndpoints.analytics)

export type OwnListQueryResult<Item> = UseInfiniteQueryResult<Item[]>

export function bookingsQuery(email: string) {
  const params = { email }
  return {
    ...ownListQuery(keyOf(accountEndpoints.bookings, { params }), ownBookingSchema, (before) =>
      call(accountEndpoints.bookings, { params, query: { before } }),
    ),
    enabled: Boolean(email),
  }
}

export const assignedProjectsQuery = (role: Role) => ({
  ...ownListQuery(keyOf(accountEndpoints.assignedProjects), assignedProjectSchema, (before) =>
    call(accountEndpoints.assignedProjects, { query: { before } }),
  ),
  enabled: role === 'provider',
})

export const appointmentsQuery = (role: Role) => ({
  ...query(accountEndpoints.appointments),
  enabled: role === 'provider',
})

export const projectQuery = (id: number | string) => query(accountEndpoints.project, { params: { id } })

export const olderUpdatesQuery = (id: number, before: number) =>
  query(accountEndpoints.project, { params: { id }, query: { before } })
