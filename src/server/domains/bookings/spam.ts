import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { BookingInput } from '#contracts/booking-input.ts'
import type { SpamSign } from '#contracts/bookings.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { hashToken } from '#platform/crypto/token.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'

const linksMax = 2
const comparedCharsMin = 40
const comparedForMs = 30 * 24 * 60 * 60 * 1000

export interface Visitor {
  isHoneypotFilled: boolean
  isUnchecked: boolean
}

export function hashWords(notes: string | undefined): string | null {
  const words = (notes ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return words.length < comparedCharsMin ? null : hashToken(words)
}

const linksIn = (text: string): number => text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0

export async function findSpamSign(
  { db, now }: DatabaseContext,
  { input, isHoneypotFilled, isUnchecked }: Visitor & { input: BookingInput },
): Promise<SpamSign | null> {
  if (isHoneypotFilled) return 'hidden-field'
  if (isUnchecked) return 'unchecked'
  const { companyName, contactName, preferredTimeline, notes = '', serviceAnswers = [] } = input
  const texts = [
    companyName,
    contactName,
    preferredTimeline,
    notes,
    ...serviceAnswers.map(({ answer }) => answer),
  ]
  if (linksIn(texts.join(' ')) > linksMax) return 'links'
  const wordsHash = hashWords(notes)
  if (!wordsHash) return null
  const [earlier] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.wordsHash, wordsHash),
        gt(bookings.createdAt, new Date(now.getTime() - comparedForMs)),
        ne(sql`lower(${bookings.clientEmail})`, input.clientEmail.toLowerCase()),
      ),
    )
    .limit(1)
  return earlier ? 'repeated-words' : null
}
