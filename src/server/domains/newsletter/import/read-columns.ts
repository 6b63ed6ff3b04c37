import type { ImportProblem } from '#contracts/admin-issues.ts'
import { isCalendarDay } from '#contracts/dates.ts'
import { importRules } from '#contracts/newsletter-rules.ts'
import {
  dateHeadings,
  emailHeadings,
  leftHeadings,
  leftMeaning,
  leftWords,
  type Meaning,
  otherHeadings,
  plainWords,
  recordDateHeadings,
  statusHeadings,
  statusMeaning,
  vagueDateHeadings,
  vagueHeadings,
} from './consent-words.ts'
import type { TableRow } from './read-table.ts'

export interface ConsentColumn {
  index: number
  heading: string
  meaningOf: (value: string) => Meaning
}

export interface Columns {
  email: number
  date: number
  consent: readonly ConsentColumn[]
}

/** Finds the columns that an import reads, by their headings and, where these are not enough, by their values. */
export function readColumns(headings: readonly string[], rows: readonly TableRow[]): Columns {
  const names = headings.map(plainWords)
  const email = names.findIndex((name) => emailHeadings.has(name))
  const valuesOf = (index: number) => rows.flatMap(({ cells }) => cells[index] || [])
  const mayHoldDates = (name: string, index: number) => {
    const values = valuesOf(index)
    return !vagueDateHeadings.has(name) || values.length === 0 || values.some(isDateLike)
  }
  const findDate = (synonyms: readonly string[]) =>
    synonyms
      .map((synonym) => names.findIndex((name, index) => name === synonym && mayHoldDates(name, index)))
      .find((index) => index !== -1) ?? -1
  const consentDate = findDate(dateHeadings)
  const consent = names.flatMap((name, index): ConsentColumn[] => {
    const heading = headings[index] ?? ''
    if (index === email || index === consentDate || name === '' || otherHeadings.test(name)) return []
    const values = [...new Set(valuesOf(index))]
    const isStatus = values.some((value) => leftWords.has(plainWords(value)))
    if (leftHeadings.test(name)) return [{ index, heading, meaningOf: leftMeaning }]
    const mayBeStatus = statusHeadings.test(name) && !values.every(isDateLike)
    if (!isStatus && (!mayBeStatus || (vagueHeadings.test(name) && !values.some(isStatusWord)))) return []
    return [{ index, heading, meaningOf: statusMeaning }]
  })
  const date = consentDate === -1 && consent.length > 0 ? findDate(recordDateHeadings) : consentDate
  return { email, date, consent: consent.filter(({ index }) => index !== date) }
}

/** "State" is often a part of a country, whose short names look like answers: "ON" is Ontario. */
const isStatusWord = (value: string): boolean => value.length > 2 && statusMeaning(value) !== 'unknown'

/** ISO 8601, as Postgres (`2024-03-01 12:34:56.789+00`) and Rails (`2024-03-01 12:34:56 UTC`) write it too. */
const datePattern =
  /^(\d{4})[-/.](\d{2})[-/.](\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:[.,](\d{1,9}))? ?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i

export const isDateLike = (text: string): boolean => /^\d{1,4}[-/. ]\d/.test(text)

/** Takes a time without a zone as UTC. */
export function readConsentDate(text: string, now: Date): number | ImportProblem {
  if (text === '') return 'consent-missing'
  const match = datePattern.exec(text)
  if (!match) return 'consent-malformed'
  const [, year, month, dayOfMonth, time = '00:00', seconds = ':00', fraction = '0', zone = 'Z'] = match
  const day = `${year}-${month}-${dayOfMonth}`
  const millis = fraction.slice(0, 3).padEnd(3, '0')
  const consentAt = Date.parse(`${day}T${time}${seconds}.${millis}${isoZone(zone)}`)
  if (Number.isNaN(consentAt) || !isCalendarDay(day)) return 'consent-malformed'
  if (consentAt > now.getTime()) return 'consent-in-future'
  return consentAt < Date.UTC(importRules.consentYearMin) ? 'consent-too-early' : consentAt
}

function isoZone(zone: string): string {
  if (!/^[+-]/.test(zone)) return 'Z'
  const digits = zone.replace(/\D/g, '').padEnd(4, '0')
  return `${zone[0]}${digits.slice(0, 2)}:${digits.slice(2)}`
}
