import type { ExampleSum, SumLine } from '#content/services/service-page.ts'
import { dollars } from '#content/prices.ts'

interface CalculatedLine {
  label: string
  step: string
  leftUsd: string
}

/** Computes the example sum, so that no figure on the page is typed by hand. */
export function workOut(lines: ExampleSum['lines']): { lines: readonly CalculatedLine[]; resultUsd: string } {
  let left = 0
  const calculatedLines = lines.map((line) => {
    left = after(line, left)
    return { label: line.label, step: stepOf(line), leftUsd: money(left) }
  })
  return { lines: calculatedLines, resultUsd: money(left) }
}

function after(line: SumLine, left: number): number {
  if ('usd' in line) return line.usd
  if ('minusUsd' in line) return left - line.minusUsd
  return (left * line.percent) / 100
}

function stepOf(line: SumLine): string {
  if ('usd' in line) return ''
  return 'minusUsd' in line ? `− ${dollars(line.minusUsd)}` : `× ${line.percent}%`
}

function money(usd: number): string {
  const cents = Math.round(usd * 100)
  const whole = dollars(Math.floor(cents / 100))
  return cents % 100 === 0 ? whole : `${whole}.${String(cents % 100).padStart(2, '0')}`
}
