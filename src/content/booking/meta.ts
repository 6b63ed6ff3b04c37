import { claims } from '#content/claims.ts'
import type { PageMeta, RouteMeta } from '#content/meta-types.ts'
import { bookingEffort, bookingHeading } from '#content/booking/page.ts'
import { clampWords } from '#shared/plain-text.ts'

export const bookingRouteMeta = {
  path: '/booking/$id',
  access: 'everyone',
  robots: 'noindex',
} as const satisfies RouteMeta

const titleCharsMax = 65
const descriptionCharsMax = 170

const describe = (name: string) =>
  `Send a request for ${name}: ${bookingEffort.toLowerCase()}, no account needed. We answer within ${claims.replyTime}.`

export const bookingMeta = (service: { id: number; bookingTitle: string }): PageMeta => ({
  ...bookingRouteMeta,
  path: `/booking/${service.id}`,
  title: clampWords(bookingHeading(service), titleCharsMax),
  description: describe(clampWords(service.bookingTitle, descriptionCharsMax - describe('').length)),
})
