export function median(values: readonly number[]): number {
  const sortedValues = [...values].sort((a, b) => a - b)
  const [below = 0, above = 0] = [(values.length - 1) >> 1, values.length >> 1].map((at) => sortedValues[at])
  return (below + above) / 2
}
