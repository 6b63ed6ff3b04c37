import { formatNumber } from './formats.ts'

export const pluralize = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatNumber(count)} ${count === 1 ? noun : plural}`
