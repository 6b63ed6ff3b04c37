import { type Place, readCursor } from '#server/lists/cursor.ts'
import { refuse } from './refuse.ts'

/**
 * The place from which a list goes on, or undefined for its beginning.
 * @param sort the sort that the list is asked for
 * @throws HTTPException 400 for a cursor that this list did not give
 */
export function listPlace(after: string | undefined, sort: string): Place | undefined {
  if (after === undefined) return undefined
  const place = readCursor(after, sort)
  return place ?? refuse({ reason: 'not-a-cursor' })
}
