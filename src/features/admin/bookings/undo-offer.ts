import type { BulkResult } from '#contracts/admin-bookings.ts'
import type { UndoOffer } from './bulk-undo.ts'

/** Shorter than the server's `undoWindowMs`, so that a press in the last moment still counts. */
const offerMs = 9500

/** The server's time to undo began before its answer left, so an answer that comes too late is shown without it. */
export function undoOffer(result: BulkResult, sentAt: number): UndoOffer {
  const now = Date.now()
  const endsAt = sentAt + offerMs
  return endsAt > now ? { result, endsAt } : { result: { ...result, id: null }, endsAt: now + offerMs }
}
