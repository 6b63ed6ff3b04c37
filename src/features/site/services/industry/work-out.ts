import type { ExampleSum, SumLine } from '#content/services/service-page.ts'
import { formatMoney, formatNumber } from '#shared/formats.ts'

interface CalculatedLine {
  label: string
  step: string
  left: string
}

export function workOut(lines: ExampleSum['lines']): { lines: readonly CalculatedLine[]; result: string } {
  let left = 0
  const calculatedLines = lines.map((line) => {
    left = after(line, left)
    return { label: line.label, step: stepOf(line), left: formatMoney(left) }
  })
  return { lines: calculatedLines, result: formatMoney(left) }
}

function after(line: SumLine, left: number): number {
  if ('amount' in line) return line.amount
  if ('minus' in line) return left - line.minus
  return (left * line.percent) / 100
}

function stepOf(line: SumLine): string {
  if ('amount' in line) return ''
  return 'minus' in line ? `− ${formatMoney(line.minus)}` : `× ${formatNumber(line.percent)}%`
}
