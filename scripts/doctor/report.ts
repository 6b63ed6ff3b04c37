import type { Fault } from '../gate/rule.ts'
import { faultLine, ruleGroups } from '../gate/rules.ts'
import type { PublicSample } from './sample-sentences.ts'
import type { SampleValue } from './sample-values.ts'

export interface Findings {
  where: string
  pages: number
  faults: readonly Fault[]
  others: readonly string[]
  /** Rows of the table of contrasts; none if the configuration has faults. */
  contrasts: readonly (readonly string[])[]
  sentences: readonly (PublicSample & { isAccepted: boolean })[]
  samples: readonly (SampleValue & { pages: number })[]
}

export function reportLines({
  where,
  pages,
  faults,
  others,
  contrasts,
  sentences,
  samples,
}: Findings): string[] {
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
    ...section('Sentences of the sample agency that are public', sentenceRows(sentences)),
    ...section('Contrast of the colors that follow the brand', table(contrasts)),
    ...section(
      `Rules checked on ${where}`,
      table([['', 'rules', 'faults'], ...ruleGroups.map((group) => rowOf(group, faults))]),
    ),
    `${pages} pages checked: ${count(errors, 'error')}, ${count(samples.length, 'sample value')}.`,
  ]
}

/** The longest sentence of each file stands for the others. */
function sentenceRows(samples: Findings['sentences']): string[] {
  return table(
    samples.map(({ file, sentences, isAccepted }) => {
      const longest = sentences.toSorted((a, b) => b.length - a.length)[0] ?? ''
      const shown = longest.length > 60 ? `${longest.slice(0, 59)}…` : longest
      return [file, count(sentences.length, 'sentence'), isAccepted ? 'accepted' : `“${shown}”`]
    }),
  )
}

function rowOf({ group, rules }: (typeof ruleGroups)[number], faults: readonly Fault[]): string[] {
  const names = rules.map(({ name }) => name)
  const faultCount = faults.filter(({ rule }) => names.includes(rule)).length
  return [group, String(rules.length), faultCount === 0 ? 'none' : String(faultCount)]
}

const section = (heading: string, lines: readonly string[]): string[] =>
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
