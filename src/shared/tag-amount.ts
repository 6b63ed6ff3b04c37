import { machineAmount } from './formats.ts'

/** Returns a whole amount without a fraction, and another with all digits of the currency: 1299, but 389.500. */
export const tagAmount = (amount: number, code?: string): string =>
  Number.isInteger(amount) ? String(amount) : machineAmount(amount, code)
