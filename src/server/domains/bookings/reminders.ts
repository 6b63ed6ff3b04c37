import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { outbox } from '#platform/db/schema/outbox.ts'

export const hourMs = 60 * 60_000
export const dayMs = 24 * hourMs

export const firstReminder = (startsAt: SQL, now: Date): SQL<Date> =>
  sql`case when ${startsAt} > ${now.getTime() + dayMs} then ${startsAt} - ${dayMs} when ${startsAt} > ${now.getTime() + hourMs} then ${startsAt} - ${hourMs} end`

export const withdrawRemindersStatement = (db: Db, bookingIds: SQL, when: SQL = sql`1`) =>
  db
    .delete(outbox)
    .where(
      and(
        inArray(outbox.bookingId, bookingIds),
        sql`${outbox.kind} = 'reminder'`,
        isNull(outbox.sentAt),
        isNull(outbox.failedAt),
        when,
      ),
    )
