import type { Contrast } from './brand-colors.ts'

export function contrastTable(contrasts: readonly Contrast[]): string[][] {
  const lowest = new Map<string, Contrast>()
  for (const contrast of contrasts) {
    const key = `${contrast.scheme} ${contrast.color}`
    const lowestSoFar = lowest.get(key)
    if (!lowestSoFar || contrast.ratio < lowestSoFar.ratio) lowest.set(key, contrast)
  }
  return [...lowest.values()].map(({ scheme, color, ground, ratio, required }) => [
    scheme === 'all' ? 'all schemes' : scheme,
    `${color} on ${ground}`,
    `${ratio.toFixed(1)} to 1`,
    `needs ${required}`,
  ])
}
