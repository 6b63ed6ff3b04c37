import * as z from 'zod/mini'
import type { ImportProblem } from '#contracts/admin-issues.ts'
import { emailSchema } from '#contracts/auth-input.ts'
import { isCalendarDay } from '#contracts/calendar-day.ts'
import { importRules } from '#contracts/newsletter-rules.ts'

export interface ImportedRow {
  email: string
  consentAt: number
}

export type ParsedImport =
  | { ok: true; rows: ImportedRow[]; total: number; problems: { line: number; problem: ImportProblem }[] }
  | { ok: false; reason: 'import-unreadable' | 'import-columns-missing' }
  | { ok: false; reason: 'import-too-large'; rowsMax: number }

const headings = {
  email: ['email', 'email address', 'e-mail', 'mail'],
  consent: [
    ...['consent given', 'consent', 'consent date', 'confirmed', 'confirmed at', 'opt-in date'],
    'confirm_time',
  ],
  status: ['status', 'state'],
} as const
/** Columns of Mailchimp that have a value only for who left or bounced. Its files have no status. */
const leftPattern = /^(unsub|clean)_/

const recordSchema = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) })
const dayPattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/

export async function parseImport(csv: string, now: Date): Promise<ParsedImport> {
  const { parse } = await import('csv-parse/sync')
  let records: z.infer<typeof recordSchema>[]
  try {
    records = z.parse(
      z.array(recordSchema),
      parse(csv, {
        bom: true,
        delimiter: delimiterOf(csv),
        info: true,
        relax_column_count: true,
        skip_empty_lines: true,
        trim: true,
        to: importRules.rowsMax + 2,
      }),
    )
  } catch {
    return { ok: false, reason: 'import-unreadable' }
  }
  const [first, ...others] = records
  const columns = columnsOf(first?.record ?? [])
  if (columns.email === -1 || columns.consent === -1) return { ok: false, reason: 'import-columns-missing' }
  if (others.length > importRules.rowsMax)
    return { ok: false, reason: 'import-too-large', rowsMax: importRules.rowsMax }
  return { ok: true, ...sort(others, columns, now) }
}

type Columns = Record<keyof typeof headings, number> & { left: readonly number[] }

function sort(records: readonly z.infer<typeof recordSchema>[], columns: Columns, now: Date) {
  const rows = new Map<string, ImportedRow>()
  const problems: { line: number; problem: ImportProblem }[] = []
  for (const { record, info } of records) {
    const row = readRow(record, columns, now)
    const problem = typeof row === 'string' ? row : rows.has(row.email) ? 'repeated' : null
    if (problem) problems.push({ line: info.lines, problem })
    else if (typeof row !== 'string') rows.set(row.email, row)
  }
  return { rows: [...rows.values()], total: records.length, problems }
}

function readRow(record: readonly string[], columns: Columns, now: Date): ImportedRow | ImportProblem {
  const cell = (name: keyof typeof headings) => withoutEscape(record[columns[name]] ?? '')
  const status = cell('status').toLowerCase()
  const hasLeft = columns.left.some((index) => (record[index] ?? '') !== '')
  if (hasLeft || (status !== '' && status !== 'subscribed')) return 'not-subscribed'
  const email = z.safeParse(emailSchema, cell('email'))
  if (!email.success) return 'email'
  const consent = cell('consent')
  if (consent === '') return 'consent-missing'
  const [, day = '', time = '00:00', zone = 'Z'] = dayPattern.exec(consent) ?? []
  const consentAt = Date.parse(`${day}T${time}${zone}`)
  if (Number.isNaN(consentAt) || !isCalendarDay(day)) return 'consent-malformed'
  if (consentAt > now.getTime()) return 'consent-in-future'
  if (consentAt < Date.UTC(importRules.consentYearMin)) return 'consent-too-early'
  return { email: email.data, consentAt }
}

const withoutEscape = (text: string) => text.replace(/^'(?=[=+\-@])/, '').trim()

function columnsOf(names: readonly string[]): Columns {
  const find = (synonyms: readonly string[]) =>
    names.findIndex((name) => synonyms.includes(name.toLowerCase()))
  const left = names.flatMap((name, index) => (leftPattern.test(name.toLowerCase()) ? [index] : []))
  return { email: find(headings.email), consent: find(headings.consent), status: find(headings.status), left }
}

function delimiterOf(csv: string): string {
  const [line = ''] = csv.split(/[\r\n]/, 1)
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: line.split(mark).length }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).mark
}
