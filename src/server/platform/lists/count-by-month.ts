import type { AdminStats } from '#contracts/admin.ts'

const monthsShown = 12

export interface KeptCount {
  subject: string
  month: string
  endMonth: string
  records: number
}

export function lastMonths(now: Date): string[] {
  return Array.from({ length: monthsShown }, (_, index) => {
    const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (monthsShown - 1 - index), 1)
    return new Date(first).toISOString().slice(0, 7)
  })
}

export const sumOf = (counts: readonly KeptCount[]): number =>
  counts.reduce((sum, { records }) => sum + records, 0)

const confirmedSubjects = ['bookings/confirmed', 'bookings/completed']

export function bookingsByMonth(counts: readonly KeptCount[], now: Date): AdminStats['bookingsByMonth'] {
  return lastMonths(now).map((month) => {
    const ofMonth = counts.filter((count) => count.month === month && count.subject.startsWith('bookings/'))
    const confirmedCounts = ofMonth.filter(({ subject }) => confirmedSubjects.includes(subject))
    return { month, bookings: sumOf(ofMonth), confirmed: sumOf(confirmedCounts) }
  })
}

export function subscribersByMonth(
  counts: readonly KeptCount[],
  now: Date,
): AdminStats['subscribersByMonth'] {
  const subscribers = counts.filter(({ subject }) => subject === 'subscribers')
  return lastMonths(now).map((month) => ({
    month,
    total: sumOf(
      subscribers.filter((count) => count.month <= month && (!count.endMonth || count.endMonth > month)),
    ),
  }))
}
