import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from '@oslojs/encoding'

// writeCursor(sort, place)           the `next` of an answer
// readCursor(text, sort)             the place it names, or null: anything that is no cursor of this sort

/** A row's place in a list: its value of the sorted column, and its id, which decides between equal values. */
export interface Place {
  value: string | number
  id: number
}

/** The place as a text for an address. Opaque to who gets it; it holds nothing that the row did not show. */
export function writeCursor(sort: string, { value, id }: Place): string {
  return encodeBase64urlNoPadding(new TextEncoder().encode(JSON.stringify([sort, value, id])))
}

/**
 * The place that a cursor names. Whoever changes one gets another place of the same list, never more than that.
 * @param sort the list's sort: a cursor of another one means nothing in it
 * @returns null for what this site did not write, which an endpoint answers with 400
 */
export function readCursor(text: string, sort: string): Place | null {
  try {
    const bytes = decodeBase64urlIgnorePadding(text)
    const place: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
    )
    if (!Array.isArray(place) || place.length !== 3) return null
    const [name, value, id]: unknown[] = place
    const isValue = typeof value === 'string' || (typeof value === 'number' && Number.isSafeInteger(value))
    if (name !== sort || !isValue || typeof id !== 'number' || !Number.isSafeInteger(id)) return null
    return { value, id }
  } catch {
    // Not base64, not UTF-8 or not JSON: no cursor.
    return null
  }
}
