import type { Fault } from '../gate/rule.ts'
import { faultLine, ruleGroups } from '../gate/rules.ts'
import type { SampleValue } from './sample-values.ts'

export interface Findings {
  /** What was looked at, in words. */
  where: string
  pages: number
  faults: readonly Fault[]
  /** What is wrong beside the rules: the configuration, the way to the site. */
  others: readonly string[]
  /** Each with the number of pages that show it. */
  samples: readonly (SampleValue & { pages: number })[]
}

/** The doctor's report: what is wrong, what is still a sample, and a table of everything that was asked. */
export function reportLines({ where, pages, faults, others, samples }: Findings): string[] {
  const errors = faults.length + others.length
  return [
    ...section('Wrong', [...others, ...faults.map(faultLine)]),
    ...section(
      'Sample values in src/site.config.ts, to be replaced by your own',
      table(
        samples.map(({ field, shown, pages: shownOn }) => [
          field,
          shown ?? '',
          shownOn === 0 ? 'in no first HTML' : `on ${count(shownOn, 'page')}`,
        ]),
      ),
    ),
    ...section(
      `Asked of ${where}`,
      table([['', 'rules', 'faults'], ...ruleGroups.map((group) => rowOf(group, faults))]),
    ),
    `${pages} pages read: ${count(errors, 'error')}, ${count(samples.length, 'sample value')}.`,
  ]
}

function rowOf({ group, rules }: (typeof ruleGroups)[number], faults: readonly Fault[]): string[] {
  const names = rules.map(({ name }) => name)
  const found = faults.filter(({ rule }) => names.includes(rule)).length
  return [group, String(rules.length), found === 0 ? 'none' : String(found)]
}

const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`), '']

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`
