import { bulkBarTexts as texts } from '#content/interface/admin/booking-list.ts'
import { bookingStatusNames } from '#content/interface/statuses.ts'
import type { BulkResult } from '#contracts/admin-bookings.ts'
import { wordFor } from '#shared/words.ts'
import type { UndoOffer } from './bulk-undo.ts'

/** Shorter than the server's `undoWindowMs`, so that a press in the last moment still counts. */
const offerMs = 19_500

export function undoOffer(result: BulkResult, sentAt: number): UndoOffer {
  return undoOfferFor(result, resultSentence(result), sentAt)
}

/** The server's time to undo began before its answer left, so an answer that comes too late is shown without it. */
export function undoOfferFor(
  result: Pick<BulkResult, 'id' | 'refused'>,
  sentence: string,
  sentAt: number,
): UndoOffer {
  const now = Date.now()
  const endsAt = sentAt + offerMs
  return endsAt > now
    ? { result, sentence, endsAt }
    : { result: { ...result, id: null }, sentence, endsAt: now + offerMs }
}

export function lostOffer(id: string, sentAt: number): UndoOffer | null {
  const endsAt = sentAt + offerMs
  const result = { id, refused: [] }
  return endsAt > Date.now() ? { result, sentence: texts.lost, endsAt } : null
}

function resultSentence({ changed, status }: BulkResult): string {
  const word = wordFor(bookingStatusNames, status)
  return changed.length === 0 ? texts.nothingChanged(word) : texts.changed(changed.length, word)
}
