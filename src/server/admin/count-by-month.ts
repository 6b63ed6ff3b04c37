import { eq, gte, inArray, sql } from 'drizzle-orm'
import type { AdminStats } from '#contracts/admin.ts'
import { newsletterSubscribers } from '#server/db/schema/blog.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import type { ServiceContext } from '#server/service-context.ts'

const monthsShown = 12

export function lastMonths(now: Date): string[] {
  return Array.from({ length: monthsShown }, (_, index) => {
    const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (monthsShown - 1 - index), 1)
    return new Date(first).toISOString().slice(0, 7)
  })
}

const monthOf = (column: unknown) => sql<string>`strftime('%Y-%m', ${column} / 1000, 'unixepoch')`

export async function countBookingsByMonth({
  db,
  now,
}: ServiceContext): Promise<AdminStats['bookingsByMonth']> {
  const months = lastMonths(now)
  const month = monthOf(bookings.createdAt)
  const rows = await db
    .select({
      month,
      bookingCount: sql<number>`count(*)`,
      confirmed: sql<number>`sum(${inArray(bookings.status, ['confirmed', 'completed'])})`,
    })
    .from(bookings)
    .where(gte(bookings.createdAt, new Date(`${months[0]}-01T00:00:00Z`)))
    .groupBy(month)
  return months.map((name) => {
    const row = rows.find((counts) => counts.month === name)
    return { month: name, bookings: row?.bookingCount ?? 0, confirmed: row?.confirmed ?? 0 }
  })
}

export async function countSubscribersByMonth({
  db,
  now,
}: ServiceContext): Promise<AdminStats['subscribersByMonth']> {
  const signedUpIn = monthOf(newsletterSubscribers.createdAt)
  const unsubscribedIn = sql<
    string | null
  >`case when ${newsletterSubscribers.unsubscribedAt} is null then null else ${monthOf(newsletterSubscribers.unsubscribedAt)} end`
  const rows = await db
    .select({ signedUpIn, unsubscribedIn, count: sql<number>`count(*)` })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.isConfirmed, true))
    .groupBy(signedUpIn, unsubscribedIn)
  return lastMonths(now).map((month) => ({
    month,
    total: rows
      .filter((row) => row.signedUpIn <= month && (row.unsubscribedIn === null || row.unsubscribedIn > month))
      .reduce((sum, row) => sum + row.count, 0),
  }))
}
