import { formatNumber } from './formats.ts'

const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

export const countInWords = (count: number): string => words[count] ?? String(count)

export const countedInWords = (count: number, noun: string, plural = `${noun}s`): string =>
  `${countInWords(count)} ${count === 1 ? noun : plural}`

export const pluralize = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatNumber(count)} ${count === 1 ? noun : plural}`

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const nounFor = (figure: string, noun: string, plural = `${noun}s`): string =>
  figure === '1' ? noun : plural

export const wordFor = (names: Readonly<Record<string, string>>, value: string): string =>
  (Object.hasOwn(names, value) ? names[value] : undefined) ?? value

const shownMax = 99

export const cappedCount = (count: number): string => (count > shownMax ? `${shownMax}+` : String(count))
