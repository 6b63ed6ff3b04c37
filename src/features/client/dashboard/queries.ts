import { infiniteQueryOptions, type UseInfiniteQueryResult } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { getJson } from '#api/get-json.ts'
import { jsonQuery } from '#api/json-query.ts'
import type { Role } from '#contracts/auth.ts'
import { ownBookingSchema } from '#contracts/bookings.ts'
import { ownListRowsMax } from '#contracts/own-lists.ts'
import { providerAppointmentsSchema } from '#contracts/provider-appointments.ts'
import { assignedProjectSchema, clientAnalyticsSchema, projectSchema } from '#contracts/projects.ts'

function ownListQuery<Item extends { id: number }>(path: string, schema: z.ZodMiniType<Item>) {
  return infiniteQueryOptions({
    queryKey: [path],
    queryFn: ({ pageParam }) =>
      getJson(pageParam === null ? path : `${path}?before=${pageParam}`, (body) =>
        z.parse(z.array(schema), body),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < ownListRowsMax ? null : page.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
  })
}

export const projectsQuery = ownListQuery('/api/client/projects', projectSchema)

/** The dashboard must send this request but shows nothing of the response. */
export const analyticsQuery = jsonQuery('/api/client/analytics', clientAnalyticsSchema)

export type OwnListQueryResult<Item> = UseInfiniteQueryResult<Item[]>

export const bookingsQuery = (email: string) => ({
  ...ownListQuery(`/api/bookings/email/${encodeURIComponent(email)}`, ownBookingSchema),
  enabled: Boolean(email),
})

export const assignedProjectsQuery = (role: Role) => ({
  ...ownListQuery('/api/provider/projects', assignedProjectSchema),
  enabled: role === 'provider',
})

export const appointmentsQuery = (role: Role) => ({
  ...jsonQuery('/api/provider/appointments', providerAppointmentsSchema),
  enabled: role === 'provider',
})
