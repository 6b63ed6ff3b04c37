import { subscriberStatuses } from '#contracts/newsletter.ts'
import { assigneePattern, bookingSorts, outcomeFilters } from '#contracts/admin-bookings.ts'
import { bookingStatuses } from '#contracts/bookings.ts'
import { searchRule } from '../list/use-list-state.ts'

export const viewFields = { view: ['bookings', 'newsletter'] } as const

export const bookingFilterFields = {
  search: searchRule,
  status: bookingStatuses,
  service: /^[1-9]\d{0,8}$/,
  assignee: assigneePattern,
  unread: ['yes'],
  waiting: ['yes'],
  spam: ['yes'],
  outcome: outcomeFilters,
  source: /^.{1,100}$/su,
  sort: bookingSorts,
} as const

export const newsletterFields = { search: searchRule, status: subscriberStatuses } as const

export const bookingsPath = '/admin/contact-submissions'
export const bookingPath = (code: string) => `${bookingsPath}/request?code=${code}`
