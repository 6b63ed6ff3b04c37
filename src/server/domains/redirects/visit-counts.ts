const writeEveryMs = 60_000

interface Visits {
  count: number
  writtenAt: number
}

/**
 * Counts visits by key in this isolate's memory, so that each key is written at most once a minute. What is not written
 * when the isolate ends is lost.
 */
export function createVisitCounts(keysMax: number) {
  const visitsByKey = new Map<string, Visits>()
  return {
    /** Returns how many visits to write now: none within a minute of the last write, or while all places are taken. */
    add(key: string, now: number): number {
      const visits = visitsByKey.get(key) ?? { count: 0, writtenAt: Number.NEGATIVE_INFINITY }
      const count = visits.count + 1
      const isDue = now - visits.writtenAt >= writeEveryMs
      if (!visitsByKey.has(key) && visitsByKey.size >= keysMax && !dropWritten(now)) return 0
      visitsByKey.set(key, isDue ? { count: 0, writtenAt: now } : { ...visits, count })
      return isDue ? count : 0
    },
  }

  function dropWritten(now: number): boolean {
    for (const [key, { count, writtenAt }] of visitsByKey)
      if (count === 0 && now - writtenAt >= writeEveryMs) visitsByKey.delete(key)
    return visitsByKey.size < keysMax
  }
}
