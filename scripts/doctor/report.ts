import type { Fault } from '../gate/rule.ts'
import { faultLine, ruleGroups } from '../gate/rules.ts'
import type { SampleValue } from './sample-values.ts'

export interface Findings {
  where: string
  pages: number
  faults: readonly Fault[]
  others: readonly string[]
  /** Rows of the table of contrasts; none if the configuration has faults. */
  contrasts: readonly (readonly string[])[]
  samples: readonly (SampleValue & { pages: number })[]
}

export function reportLines({ where, pages, faults, others, contrasts, samples }: Findings): string[] {
  const errors = faults.length + others.length
  return [
    ...section('Faults', [...others, ...faults.map(faultLine)]),
    ...section(
      'Sample values in src/site.config.ts that you should replace',
      table(
        samples.map(({ field, shown, pages: shownOn }) => [
          field,
          shown ?? '',
          shownOn === 0 ? 'not in any page’s HTML' : `on ${count(shownOn, 'page')}`,
        ]),
      ),
    ),
    ...section('Contrast of the colors that follow the brand', table(contrasts)),
    ...section(
      `Rules checked on ${where}`,
      table([['', 'rules', 'faults'], ...ruleGroups.map((group) => rowOf(group, faults))]),
    ),
    `${pages} pages checked: ${count(errors, 'error')}, ${count(samples.length, 'sample value')}.`,
  ]
}

function rowOf({ group, rules }: (typeof ruleGroups)[number], faults: readonly Fault[]): string[] {
  const names = rules.map(({ name }) => name)
  const faultCount = faults.filter(({ rule }) => names.includes(rule)).length
  return [group, String(rules.length), faultCount === 0 ? 'none' : String(faultCount)]
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
