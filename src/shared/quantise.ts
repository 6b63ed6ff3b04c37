export type Color = number

const channels = (color: Color) => [color >> 16, (color >> 8) & 255, color & 255] as const

/** Three bytes for each color. */
export const writeColors = (colors: readonly Color[]): Uint8Array =>
  Uint8Array.from(colors.flatMap((color) => [...channels(color)]))

export function mix(from: Color, to: Color, share: number): Color {
  const target = channels(to)
  return channels(from).reduce((color, value, i) => {
    const channel = Math.round(value + ((target[i] ?? 0) - value) * share)
    return (color << 8) | channel
  }, 0)
}

/**
 * Chooses the `count` colors with the least total error (k-means), weighted by pixel count: otherwise thin lines would
 * take all colors and gradients would show bands.
 */
export function choosePalette(pixels: Iterable<Color>, count: number): Color[] {
  const weights = new Map<Color, number>()
  for (const color of pixels) weights.set(color, (weights.get(color) ?? 0) + 1)
  const colors = [...weights].sort(([a], [b]) => brightness(a) - brightness(b) || a - b)
  const total = colors.reduce((sum, [, weight]) => sum + weight, 0)
  let means: [number, number, number][] = []
  let weightSoFar = 0
  for (const [color, weight] of colors) {
    while (means.length < count && weightSoFar + weight > ((means.length + 0.5) / count) * total) {
      means.push([...channels(color)])
    }
    weightSoFar += weight
  }
  for (let round = 0; round < 12; round++) means = moveMeans(colors, means)
  return means.map(([r, g, b]) => (Math.round(r) << 16) | (Math.round(g) << 8) | Math.round(b))
}

function brightness(color: Color): number {
  const [r, g, b] = channels(color)
  return 2 * r + 5 * g + b
}

function moveMeans(colors: readonly (readonly [Color, number])[], means: [number, number, number][]) {
  const sums = means.map(() => ({ r: 0, g: 0, b: 0, weight: 0 }))
  for (const [color, weight] of colors) {
    const [r, g, b] = channels(color)
    let nearest = 0
    let leastDistance = Infinity
    for (let i = 0; i < means.length; i++) {
      const mean = means[i]
      if (!mean) continue
      const distance = (r - mean[0]) ** 2 + (g - mean[1]) ** 2 + (b - mean[2]) ** 2
      if (distance < leastDistance) {
        leastDistance = distance
        nearest = i
      }
    }
    const sum = sums[nearest]
    if (!sum) continue
    sum.r += r * weight
    sum.g += g * weight
    sum.b += b * weight
    sum.weight += weight
  }
  return means.map((mean, i): [number, number, number] => {
    const sum = sums[i]
    return sum && sum.weight > 0 ? [sum.r / sum.weight, sum.g / sum.weight, sum.b / sum.weight] : mean
  })
}

export function nearestIn(palette: readonly Color[]): (color: Color) => number {
  const cache = new Map<Color, number>()
  const parts = palette.map(channels)
  return (color) => {
    const cachedIndex = cache.get(color)
    if (cachedIndex !== undefined) return cachedIndex
    const [r, g, b] = channels(color)
    let nearest = 0
    let leastDistance = Infinity
    parts.forEach(([pr, pg, pb], i) => {
      const distance = (r - pr) ** 2 + (g - pg) ** 2 + (b - pb) ** 2
      if (distance < leastDistance) {
        leastDistance = distance
        nearest = i
      }
    })
    cache.set(color, nearest)
    return nearest
  }
}

const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((step) => (step + 0.5) / 16 - 0.5)

/** 0 shows bands; 4 makes the files larger. */
const ditherAmplitude = 2

export function ditherAt(x: number, y: number): number {
  return Math.round((bayer[(y & 3) * 4 + (x & 3)] ?? 0) * 2 * ditherAmplitude)
}
