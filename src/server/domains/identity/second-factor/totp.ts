import { createTOTPKeyURI, verifyHOTP } from '@oslojs/otp'

const stepSeconds = 30
const digits = 6

const keyBytes = 20

export const createTotpKey = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(keyBytes))

/** Apps show a plus sign as it is, so spaces are written as %20. */
export const totpUri = (issuer: string, account: string, key: Uint8Array): string =>
  createTOTPKeyURI(issuer, account, key, stepSeconds, digits).replaceAll('+', '%20')

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code)

export function stepOfCode(key: Uint8Array, code: string, now: Date): number | null {
  const current = Math.floor(now.getTime() / 1000 / stepSeconds)
  const steps = [current, current - 1, current + 1].filter((step) => step >= 0)
  return steps.find((step) => verifyHOTP(key, BigInt(step), digits, code)) ?? null
}
