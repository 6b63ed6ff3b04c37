import { claims } from '#content/claims.ts'
import type { PageMeta, RouteMeta } from '#content/meta-types.ts'
import { bookingEffort, bookingHeading } from '#content/booking/page.ts'

export const bookingRouteMeta = {
  path: '/booking/$id',
  access: 'everyone',
  robots: 'noindex',
} as const satisfies RouteMeta

export const bookingMeta = (service: { id: number; bookingTitle: string }): PageMeta => ({
  ...bookingRouteMeta,
  path: `/booking/${service.id}`,
  title: bookingHeading(service),
  description: `Send a request for ${service.bookingTitle}: ${bookingEffort.toLowerCase()}, no account needed. We answer within ${claims.replyTime}.`,
})
