import { dateFormat } from '#shared/formats.ts'

const format = (month: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat({ ...options, timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`))
export const shortMonth = (month: string) => format(month, { month: 'short' })
export const longMonth = (month: string) => format(month, { month: 'long', year: 'numeric' })

export function scaleOf(values: readonly number[]): { top: number; step: number } {
  const highest = Math.max(1, ...values)
  const rough = highest / 4
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5, 10].find((round) => round * magnitude >= rough) ?? 10) * magnitude)
  return { top: Math.ceil(highest / step) * step, step }
}

export const linesOf = ({ top, step }: { top: number; step: number }): number[] =>
  Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step)
