/** 'Sep' and 'September 2026' for `2026-09`, in UTC as the month was counted. */
const format = (month: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' })
export const shortMonth = (month: string) => format(month, { month: 'short' })
export const longMonth = (month: string) => format(month, { month: 'long', year: 'numeric' })

/**
 * The scale of a chart that begins at zero: its highest line, above every value, and the step between lines, so that
 * there are about four of them and each is a round number.
 */
export function scaleOf(values: readonly number[]): { top: number; step: number } {
  const highest = Math.max(1, ...values)
  const rough = highest / 4
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5, 10].find((round) => round * magnitude >= rough) ?? 10) * magnitude)
  return { top: Math.ceil(highest / step) * step, step }
}

/** The lines of a scale, from zero up. */
export const linesOf = ({ top, step }: { top: number; step: number }): number[] =>
  Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step)
