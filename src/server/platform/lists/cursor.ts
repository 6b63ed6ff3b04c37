import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from '@oslojs/encoding'

export interface Place {
  value: string | number
  id: number
}

export function writeCursor(sort: string, { value, id }: Place): string {
  return encodeBase64urlNoPadding(new TextEncoder().encode(JSON.stringify([sort, value, id])))
}

/**
 * Parses a cursor. A forged one leads to another place of the same list, never to other data.
 * @returns null for malformed cursors and those of another sort
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
    return null
  }
}
