import { sql } from 'drizzle-orm'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { holdsMax, whereHoldsBelowLimit } from './hold-slot.ts'

export async function slotRefusal(
  { db, now }: DatabaseContext,
  { clientEmail, id }: { clientEmail: string; id?: number },
) {
  const [row] = await db.all<{ isAllowed: number }>(
    sql`select ${whereHoldsBelowLimit(clientEmail, now, id)} as isAllowed`,
  )
  return row?.isAllowed
    ? { ok: false as const, reason: 'slot-taken' as const }
    : { ok: false as const, reason: 'too-many-holds' as const, holdsMax }
}
