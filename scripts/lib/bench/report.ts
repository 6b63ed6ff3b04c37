import { PlainFailure } from '../plain-failure.ts'

export const benchParts = {
  pages: [],
  navigation: ['bench/navigation/measure.ts'],
  functions: ['bench/functions/measure.ts'],
  load: ['bench/load/measure.ts', 'bench/load/flood.ts'],
  growth: ['bench/public-lists/measure.ts', 'bench/admin-lists/measure.ts', 'bench/export/measure.ts'],
} as const satisfies Record<string, readonly string[]>

export type BenchPart = keyof typeof benchParts

export interface PartFigures {
  date: string
  machine: string
  markdown: string
  figures?: unknown
}

export type BenchFigures = Partial<Record<BenchPart, PartFigures>>

const titles: Record<BenchPart, string> = {
  pages: 'Pages, beside the same pages made otherwise',
  navigation: 'From page to page, after 400 ms of hover',
  functions: 'Functions, beside an empty Worker',
  load: 'Load, beside an empty Function',
  growth: 'Rows read as the site grows',
}

export const isBenchPart = (name: string): name is BenchPart => name in benchParts

export function reportOf(figures: BenchFigures): string {
  return Object.keys(benchParts)
    .filter(isBenchPart)
    .flatMap((part) => {
      const knownFigures = figures[part]
      return knownFigures
        ? [`### ${titles[part]}\n\n${knownFigures.date}, ${knownFigures.machine}\n\n${knownFigures.markdown}`]
        : []
    })
    .join('\n\n')
}

export function tablesIn(output: string): string {
  const tables: string[][] = []
  let isInTable = false
  for (const line of output.split(/\r?\n/)) {
    const isRow = line.startsWith('|')
    if (isRow && !isInTable) tables.push([])
    if (isRow) tables.at(-1)?.push(line)
    isInTable = isRow
  }
  return tables.map((lines) => lines.join('\n')).join('\n\n')
}

const [start, end] = ['<!-- bench -->', '<!-- /bench -->']

export function withReport(document: string, report: string): string {
  const [from, to] = [document.indexOf(start), document.indexOf(end)]
  if (from === -1 || to < from) throw new PlainFailure(`The document has no ${start} … ${end}.`)
  return `${document.slice(0, from + start.length)}\n\n${report.trim()}\n\n${document.slice(to)}`
}
