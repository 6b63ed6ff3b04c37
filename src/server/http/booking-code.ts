import { HTTPException } from 'hono/http-exception'
import { bookingMessages } from '#contracts/booking-request.ts'
import { readCode } from '#shared/confirmation-code.ts'

/** The stored code of what stands in an address. @throws HTTPException 404 for what can be no code */
export function storedCode(written: string): string {
  const code = readCode(written)
  if (code === null) throw bookingNotFound()
  return code
}

export const bookingNotFound = () => new HTTPException(404, { message: bookingMessages.notFound })
