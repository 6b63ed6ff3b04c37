import { readCode } from '#shared/confirmation-code.ts'
import { refuse } from '#platform/http/refuse.ts'

export function storedCode(text: string): string {
  const code = readCode(text)
  if (code === null) refuse({ reason: 'booking-not-found' })
  return code
}
