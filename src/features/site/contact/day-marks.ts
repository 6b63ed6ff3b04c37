export const dayHours = 24
const hoursApart = 2

export function dayMarks({ fromHour, toHour }: { fromHour: number; toHour: number }): number[] {
  const marks: number[] = []
  for (const hour of [fromHour, toHour, 0, dayHours])
    if (marks.every((mark) => Math.abs(mark - hour) >= hoursApart)) marks.push(hour)
  return marks.sort((a, b) => a - b)
}
