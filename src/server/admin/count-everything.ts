import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { AdminStats } from '#contracts/admin.ts'
import { promisedBefore } from '#server/bookings/booking-filter.ts'
import { wherePublished } from '#server/blog/visible-posts.ts'
import { users } from '#server/db/schema/accounts.ts'
import { newsletterSubscribers, posts } from '#server/db/schema/blog.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { countUnsent } from '#server/email/list-emails.ts'
import { projects } from '#server/db/schema/projects.ts'
import { whereSubscriber } from '#server/newsletter/subscription-state.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { countBookingsByMonth, countSubscribersByMonth } from './count-by-month.ts'

export async function countEverything(context: ServiceContext): Promise<AdminStats> {
  const { db, now } = context
  const whereWaiting = and(eq(bookings.status, 'pending'), lt(bookings.createdAt, promisedBefore(now)))
  const [counts, bookingsByMonth, subscribersByMonth] = await Promise.all([
    Promise.all([
      db.$count(posts, wherePublished(now)),
      db.$count(posts, eq(posts.status, 'draft')),
      db.$count(bookings, eq(bookings.status, 'pending')),
      db.$count(bookings, whereWaiting),
      db.$count(bookings, gt(bookings.clientMessageId, bookings.agencyReadId)),
      db.$count(projects, eq(projects.status, 'active')),
      db.$count(users, and(eq(users.role, 'client'), isNull(users.disabledAt))),
      db.$count(newsletterSubscribers, whereSubscriber.subscribed),
      countUnsent(db, now),
    ]),
    countBookingsByMonth(context),
    countSubscribersByMonth(context),
  ])
  const [publishedPosts, drafts, pendingBookings, waitingBookings, unreadBookings] = counts
  const [, , , , , activeProjects, clients, subscribers, unsentEmails] = counts
  return {
    ...{ publishedPosts, drafts, pendingBookings, waitingBookings, unreadBookings },
    ...{ activeProjects, clients, subscribers, unsentEmails, bookingsByMonth, subscribersByMonth },
  }
}
