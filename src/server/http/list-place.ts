import { HTTPException } from 'hono/http-exception'
import { type Place, readCursor } from '#server/lists/cursor.ts'

/**
 * The place from which a list goes on, or undefined for its beginning.
 * @param sort the sort that the list is asked for
 * @throws HTTPException 400 for a cursor that this list did not give
 */
export function listPlace(after: string | undefined, sort: string): Place | undefined {
  if (after === undefined) return undefined
  const place = readCursor(after, sort)
  if (!place)
    throw new HTTPException(400, { message: '"after" is the "next" of another answer of this list.' })
  return place
}
