import { and, eq, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { outbox } from '#server/db/schema/outbox.ts'

interface Which {
  bookingId: number
  to: number | 'everybody' | { allBut: number }
  when: SQL
}

/** The emails of a bulk change wait until it can no longer be undone, so they would follow on those of a later change. */
export const withdrawBulkEmails = (db: Db, { bookingId, to, when }: Which) =>
  db
    .delete(outbox)
    .where(
      and(
        eq(outbox.bookingId, bookingId),
        isNotNull(outbox.bulkId),
        isNull(outbox.sentAt),
        eq(outbox.attempts, 0),
        isTo(to),
        when,
      ),
    )

function isTo(to: Which['to']): SQL | undefined {
  if (to === 'everybody') return undefined
  return typeof to === 'number'
    ? eq(outbox.userId, to)
    : or(isNull(outbox.userId), ne(outbox.userId, to.allBut))
}
