import { and, eq, gte, ne } from 'drizzle-orm'
import { type AdminStats, nextAppointmentsMax } from '#contracts/admin.ts'
import { countPosts } from '#domains/blog/list-posts.ts'
import { promisedBefore } from '#domains/bookings/list-bookings.ts'
import { listNextAppointments } from '#domains/bookings/own-bookings.ts'
import { readClockState } from '#platform/clock/jobs.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { keptCounts } from '#platform/db/schema/content.ts'
import { countUnsent } from '#platform/email/list-emails.ts'
import { bookingsByMonth, subscribersByMonth, sumOf } from '#platform/lists/count-by-month.ts'
import { countRecentProblems } from '#platform/problems/list-problems.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

/** Returns the counts, the clock state and the next appointments that the admin dashboard shows. */
export async function countEverything(context: ServiceContext): Promise<AdminStats> {
  const { db, now } = context
  const whereInTime = and(eq(bookings.status, 'pending'), gte(bookings.createdAt, promisedBefore(now)))
  const [counts, publishedPosts, pendingInTime, unsentEmails, recentProblems, clock, nextAppointments] =
    await Promise.all([
      db.select().from(keptCounts).where(ne(keptCounts.records, 0)),
      countPosts(context),
      db.$count(bookings, whereInTime),
      countUnsent(db, now),
      countRecentProblems(context),
      readClockState(context),
      listNextAppointments(context, { limit: nextAppointmentsMax }),
    ])
  const countOf = (name: string) => sumOf(counts.filter(({ subject }) => subject === name))
  const pendingBookings = countOf('bookings/pending')
  return {
    publishedPosts,
    pendingBookings,
    unsentEmails,
    recentProblems,
    clock,
    nextAppointments,
    drafts: countOf('drafts'),
    waitingBookings: pendingBookings - pendingInTime,
    unreadBookings: countOf('unread'),
    activeProjects: countOf('projects/active'),
    clients: countOf('clients'),
    subscribers: sumOf(counts.filter(({ subject, endMonth }) => subject === 'subscribers' && !endMonth)),
    bookingsByMonth: bookingsByMonth(counts, now),
    subscribersByMonth: subscribersByMonth(counts, now),
  }
}
