import type { subscriberStatuses } from '#contracts/newsletter.ts'
import type { postStatuses } from '#contracts/blog.ts'
import type { AppointmentOutcome, BookingStatus } from '#contracts/bookings.ts'
import type { contentStatuses } from '#contracts/content.ts'
import type { projectStatuses } from '#contracts/projects.ts'

type Names<Statuses extends readonly string[]> = Record<Statuses[number], string>

export const bookingStatusNames: Record<BookingStatus, string> = {
  pending: 'pending',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  completed: 'completed',
}

export const outcomeNames: Record<AppointmentOutcome, string> = {
  held: 'took place',
  'client-absent': 'client did not come',
  'client-cancelled': 'client cancelled late',
  'agency-cancelled': 'agency cancelled late',
}

export const projectStatusNames: Names<typeof projectStatuses> = {
  planned: 'planned',
  active: 'active',
  paused: 'paused',
  completed: 'completed',
}

export const postStatusNames: Names<typeof postStatuses> = {
  draft: 'draft',
  scheduled: 'scheduled',
  published: 'published',
  archived: 'archived',
}

export const contentStatusNames: Names<typeof contentStatuses> = {
  draft: 'draft',
  published: 'published',
  archived: 'archived',
}

export const subscriberStatusNames: Names<typeof subscriberStatuses> = {
  subscribed: 'subscribed',
  unsubscribed: 'unsubscribed',
  unconfirmed: 'unconfirmed',
}

export const milestoneTexts = {
  done: (day: string) => `Done ${day}`,
  openWithoutDate: 'Open, no due date',
  overdue: (day: string) => `Overdue since ${day}`,
  open: (day: string) => `Open, due ${day}`,
} as const
