export const dayHours = 24
const hoursApart = 2

/** Labels of the hours beside a day; closer than two hours, they would lie on each other. */
export function dayMarks({ fromHour, toHour }: { fromHour: number; toHour: number }): number[] {
  const marks: number[] = []
  for (const hour of [fromHour, toHour, 0, dayHours])
    if (marks.every((mark) => Math.abs(mark - hour) >= hoursApart)) marks.push(hour)
  return marks.sort((a, b) => a - b)
}
