import { type ContourOptions, contourLines } from '#social/contours.ts'

interface PageArt extends ContourOptions {
  seed: string
  lowest?: number
  align: 'xMaxYMid slice' | 'xMidYMid meet'
  minor: { width: number; opacity: number }
  major: { width: number; opacity: number }
}

const quiet = { minor: { width: 1, opacity: 0.36 }, major: { width: 1.7, opacity: 0.7 } } as const

export const pageArt: readonly PageArt[] = [
  {
    seed: 'hero',
    width: 1440,
    height: 800,
    levels: 19,
    hills: [
      { x: 0.66, y: 0.46, radiusX: 0.5, radiusY: 0.42, height: 1.7, turn: -0.1 },
      { x: 1.04, y: -0.1, radiusX: 0.4, radiusY: 0.4, height: -0.5 },
      { x: 1, y: 1.08, radiusX: 0.22, radiusY: 0.2, height: 0.6 },
    ],
    roughness: 0.3,
    wavelength: 1.5,
    align: 'xMaxYMid slice',
    ...quiet,
  },
  {
    seed: 'hero-contrast',
    width: 480,
    height: 480,
    levels: 9,
    hills: [{ x: 0.5, y: 0.51, radiusX: 0.24, radiusY: 0.23, height: 1 }],
    roughness: 0.11,
    wavelength: 1.1,
    lowest: 2,
    align: 'xMidYMid meet',
    minor: { width: 2.5, opacity: 1 },
    major: { width: 2.5, opacity: 1 },
  },
]

export function pageArtSvg(art: PageArt): string {
  const lines = contourLines(art).filter((line) => line.index >= (art.lowest ?? 0))
  const group = (isMajor: boolean, { width, opacity }: PageArt['minor']) => {
    const path = lines
      .filter((line) => line.isMajor === isMajor)
      .map((line) => line.path)
      .join('')
    return `<path d="${path}" stroke-width="${width}" opacity="${opacity}" vector-effect="non-scaling-stroke"/>`
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${art.width} ${art.height}" preserveAspectRatio="${art.align}">` +
    `<g fill="none" stroke="#000">${group(false, art.minor)}${group(true, art.major)}</g></svg>`
  )
}
