import { machineAmount } from './formats.ts'

/** Returns a whole amount without decimals, and any other with all decimals of the currency: 1299, but 389.500. */
export const tagAmount = (amount: number, code?: string): string =>
  Number.isInteger(amount) ? String(amount) : machineAmount(amount, code)
