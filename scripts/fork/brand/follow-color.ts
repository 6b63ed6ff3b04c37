import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori'

export const drawnBeside = {
  brand: '#154677',
  accent: '#4b9cd3',
  callToAction: '#f5b83d',
} as const

export type Source = keyof typeof drawnBeside

const chromaShareMax = 1.35

const toOklch = converter('oklch')

/**
 * Returns the color that relates to `brand` as `drawn` relates to the color it was drawn beside: same lightness, same
 * difference in hue, same share of its chroma. With `keepsChroma` it stays as vivid as it was drawn, whatever the brand.
 */
export function followColor(
  drawn: string,
  source: Source,
  brand: Readonly<Record<Source, string>>,
  { keepsChroma = false } = {},
): string {
  const from = parseHex(drawnBeside[source])
  const to = parseHex(brand[source])
  const color = parseHex(drawn)
  const share = keepsChroma ? 1 : Math.min(to.c / from.c, chromaShareMax)
  return toHex({ ...color, c: color.c * share, h: (color.h ?? 0) + (to.h ?? 0) - (from.h ?? 0) })
}

export function makeLegible(color: string, grounds: readonly string[], ratio: number): string {
  const reaches = (hex: string) => grounds.every((ground) => wcagContrast(hex, ground) >= ratio)
  if (reaches(color)) return color
  const oklch = parseHex(color)
  const areLight = grounds.every(
    (ground) => wcagContrast('#000000', ground) > wcagContrast('#ffffff', ground),
  )
  for (let step = 1; step <= 200; step++) {
    const l = oklch.l + (areLight ? -step : step) / 200
    if (l < 0 || l > 1) break
    const hex = toHex({ ...oklch, l })
    if (reaches(hex)) return hex
  }
  throw new Error(`No shade of ${color} has a contrast of ${ratio} on ${grounds.join(', ')}.`)
}

/**
 * Returns the color with this hue, in degrees on the color wheel as HSL has it, and this lightness and chroma as OKLCH
 * has them, in which colors of one lightness look equally light.
 */
export function colorOfHue(hue: number, lightness: number, chroma: number): string {
  const pure = toOklch({ mode: 'hsl', h: hue, s: 1, l: 0.5 })
  return toHex({ mode: 'oklch', l: lightness, c: chroma, h: pure.h ?? 0 })
}

export function contrastOf(color: string, ground: string): number {
  return wcagContrast(color, ground)
}

export function hueDistance(first: string, second: string): number {
  const hues = [first, second].map((hex) => parseHex(hex)).map(({ c, h }) => (c < 0.02 ? undefined : h))
  if (hues[0] === undefined || hues[1] === undefined) return 180
  const turn = Math.abs(hues[0] - hues[1]) % 360
  return Math.min(turn, 360 - turn)
}

function parseHex(hex: string): Oklch {
  const color = /^#[0-9a-f]{6}$/i.test(hex) ? toOklch(hex) : undefined
  if (!color) throw new Error(`Not a color of the form #rrggbb: ${hex}`)
  return color
}

function toHex(color: Oklch): string {
  return formatHex(clampChroma(color, 'oklch'))
}
