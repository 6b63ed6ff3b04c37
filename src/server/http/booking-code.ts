import { readCode } from '#shared/confirmation-code.ts'
import { refuse } from './refuse.ts'

/** The stored code of what stands in an address. @throws HTTPException 404 for what can be no code */
export function storedCode(written: string): string {
  const code = readCode(written)
  if (code === null) refuse({ reason: 'booking-not-found' })
  return code
}
