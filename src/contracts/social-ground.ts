import { type Color, writeColors } from '#shared/quantise.ts'

/**
 * The ground on which social images are drawn: the whole picture, darkened, in few colors. The browser makes it of
 * pictures that are wide enough.
 */
export const groundRules = {
  type: 'application/octet-stream',
  colors: 28,
  width: 1200,
  heightMin: 630,
  heightMax: 1600,
  /** White text stays readable on every color. */
  luminanceMax: 0.13,
  /** Of the compressed ground, so that most social images on it stay below 300 KB. */
  bytesPerPixelMax: 0.25,
} as const

/** A picture of the library behind the text of a social image. */
export interface Ground {
  palette: readonly Color[]
  /** An index into the palette for each pixel, row by row, `groundRules.width` to a row. */
  pixels: Uint8Array
}

/** A ground, and how far down its focus point is, from 0 to 1. */
export interface FocusedGround extends Ground {
  focusY: number
}

const paletteBytes = 3 * groundRules.colors

/** The longest that a ground is before it is compressed. */
export const groundBytesMax = paletteBytes + groundRules.width * groundRules.heightMax

/**
 * Returns the size of the ground of a picture, or null for one that is too small. What is too wide or too high for a
 * ground loses its borders.
 */
export function groundSize({ width, height }: { width: number; height: number }) {
  if (width < groundRules.width / 2 || height < groundRules.heightMin / 2) return null
  const scaledHeight = Math.round((height * groundRules.width) / width)
  return {
    width: groundRules.width,
    height: Math.min(groundRules.heightMax, Math.max(groundRules.heightMin, scaledHeight)),
  }
}

export function writeGround({ palette, pixels }: Ground): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(paletteBytes + pixels.length)
  bytes.set(writeColors(palette))
  bytes.set(pixels, paletteBytes)
  return bytes
}

/** Returns null for what is no ground, or too light to be read on. */
export function readGround(bytes: Uint8Array): Ground | null {
  const palette = Array.from({ length: groundRules.colors }, (_, i) => {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(3 * i, 3 * i + 3)
    return (red << 16) | (green << 8) | blue
  })
  const pixels = bytes.subarray(paletteBytes)
  const height = pixels.length / groundRules.width
  if (!Number.isInteger(height) || height < groundRules.heightMin || height > groundRules.heightMax)
    return null
  for (let at = 0; at < pixels.length; at++) if ((pixels[at] ?? 0) >= groundRules.colors) return null
  return palette.every((color) => luminance(color) <= groundRules.luminanceMax) ? { palette, pixels } : null
}

/** The light of a channel's value, from 0 to 1. */
const lights = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)

/** Returns the relative luminance of a color (WCAG 2.2), from 0 to 1. */
export const luminance = (color: Color): number =>
  0.2126 * (lights[color >> 16] ?? 0) +
  0.7152 * (lights[(color >> 8) & 255] ?? 0) +
  0.0722 * (lights[color & 255] ?? 0)
