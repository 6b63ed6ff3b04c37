import { PlainFailure } from '../scripts/process/plain-failure.ts'

/** Set by tests/built/bench.test.ts, which runs each part for a moment. */
const isTrial = process.env.BENCH_TRIAL === 'yes'

/** Returns the amount of a measurement, or the least with which its part still runs. */
export const amount = (usual: number, least = 1): number => (isTrial ? least : usual)

/** Fails with the bars that were missed. A trial measures too little to miss one. */
export function failOnMisses(misses: readonly string[]): void {
  if (misses.length > 0 && !isTrial) throw new PlainFailure(['Missed:', ...misses].join('\n  '))
}
