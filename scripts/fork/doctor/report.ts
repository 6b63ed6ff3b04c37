import type { Fault } from '../../gate/rule.ts'
import { faultLine, ruleGroups } from '../../gate/rules.ts'
import type { ClaimRegister } from './claims.ts'
import type { FoundSamples } from './find-samples.ts'

export interface Findings {
  where: string
  pages: number
  faults: readonly Fault[]
  others: readonly string[]
  notes: readonly string[]
  contrasts: readonly (readonly string[])[]
  samples: FoundSamples
  claims: { register: ClaimRegister; faults: readonly string[]; conflicts: readonly string[] }
}

export function reportLines({
  where,
  pages,
  faults,
  others,
  notes,
  contrasts,
  samples: { values, sentences, unbuilt },
  claims,
}: Findings): string[] {
  const errors = faults.length + others.length
  const openValues = values.filter(({ isAccepted, isCommon }) => !isAccepted && !isCommon)
  const openFiles = sentences.filter(({ isAccepted }) => !isAccepted)
  return [
    ...section('Faults', [...others, ...faults.map(faultLine)]),
    ...section('To look at', notes),
    ...section('Claims', claimRows(claims.register)),
    ...section('Claims to look after', claims.faults),
    ...section('Figures of one thing that differ', claims.conflicts),
    ...section(
      'Values of the sample agency that you should replace, in src/site/',
      valueRows(values.filter(({ isCommon }) => !isCommon)),
    ),
    ...section(
      'Values that are the sample’s, and may be yours too',
      valueRows(values.filter(({ isCommon }) => isCommon)),
    ),
    ...section('Sentences of the sample agency that are public', sentenceRows(sentences)),
    ...section(
      'Emails, booking questions and milestones that are the sample’s, and may be yours too',
      sentenceRows(unbuilt),
    ),
    ...section('Contrast of the colors that follow the brand', table(contrasts)),
    ...section(
      `Rules checked on ${where}`,
      table([['', 'rules', 'faults'], ...ruleGroups.map((group) => rowOf(group, faults))]),
    ),
    `${count(pages, 'page')} checked: ${count(errors, 'error')}, ${count(openValues.length, 'sample value')}, ${count(openFiles.length, 'file')} with sample sentences.`,
  ]
}

const claimRows = (register: ClaimRegister): string[] =>
  table([
    ['', 'value', 'of', 'source', 'owner', 'review by'],
    ...Object.entries(register).map(([name, { value, of, source, owner, reviewBy }]) => [
      ...[name, value, of, source, owner, reviewBy],
    ]),
  ])

const valueRows = (values: FoundSamples['values']): string[] =>
  table(
    values.map(({ file, field, shown, pages, isAccepted }) => [
      file,
      field,
      shown === null ? '' : truncate(shown),
      isAccepted ? 'accepted' : pagesInWords(pages),
    ]),
  )

export function pagesInWords([first, ...others]: readonly string[]): string {
  if (first === undefined) return ''
  return others.length === 0 ? `on ${first}` : `on ${first} and ${others.length} more`
}

function sentenceRows(samples: readonly (FoundSamples['unbuilt'][number] & { where?: string })[]): string[] {
  return table(
    samples.map(({ file, sentences, where = '', isAccepted }) => {
      const longest = sentences.toSorted((a, b) => b.length - a.length)[0] ?? ''
      return [
        file,
        count(sentences.length, 'sentence'),
        isAccepted ? 'accepted' : `“${truncate(longest)}”`,
        isAccepted ? '' : where,
      ]
    }),
  )
}

const truncate = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

function rowOf({ group, rules }: (typeof ruleGroups)[number], faults: readonly Fault[]): string[] {
  const names = rules.map(({ name }) => name)
  const faultCount = faults.filter(({ rule }) => names.includes(rule)).length
  return [group, String(rules.length), faultCount === 0 ? 'none' : String(faultCount)]
}

export const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`), '']

export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`
