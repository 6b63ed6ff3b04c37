import { sumOf } from '#platform/lists/count-by-month.ts'
import { eq } from 'drizzle-orm'
import { keptCounts } from '#platform/db/schema/content.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'

const moreMin = 10
const moreShare = 0.1

/** Returns the number of subscribers, if it is well above the number that the sender was shown. */
export async function findManyMoreReaders({ db }: DatabaseContext, shown: number): Promise<number | null> {
  const counts = await db.select().from(keptCounts).where(eq(keptCounts.subject, 'subscribers'))
  const readers = sumOf(counts.filter(({ endMonth }) => !endMonth))
  return readers - shown > Math.max(moreMin, shown * moreShare) ? readers : null
}
