export interface Interval {
  startsAt: number
  endsAt: number
}

/** Returns the intervals within the window, in order and without overlaps. */
export function mergeIntervals(
  intervals: readonly Interval[],
  window: { from: number; to: number },
): Interval[] {
  const mergedIntervals: Interval[] = []
  const inWindow = intervals.filter(
    ({ startsAt, endsAt }) => endsAt > startsAt && endsAt > window.from && startsAt < window.to,
  )
  for (const { startsAt, endsAt } of inWindow.toSorted((a, b) => a.startsAt - b.startsAt)) {
    const last = mergedIntervals.at(-1)
    if (last && startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, endsAt)
    else mergedIntervals.push({ startsAt: Math.max(startsAt, window.from), endsAt })
  }
  return mergedIntervals.map(({ startsAt, endsAt }) => ({ startsAt, endsAt: Math.min(endsAt, window.to) }))
}
