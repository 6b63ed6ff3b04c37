import { type Place, readCursor } from '#platform/lists/cursor.ts'
import { refuse } from './refuse.ts'

export function listPlace(after: string | undefined, sort: string): Place | undefined {
  if (after === undefined) return undefined
  const place = readCursor(after, sort)
  return place ?? refuse({ reason: 'cursor-invalid' })
}
