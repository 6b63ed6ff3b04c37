import type { Satori } from '#social/studio.ts'
import { readFontMetrics } from '#social/font-metrics.ts'

export interface ShapedLabel {
  path: string
  widthPx: number
}

/** Characters that the font lacks are left out, with a warning: a brand in another script must not stop the build. */
export async function shapeLabel(
  satori: Satori,
  label: string,
  { font, fontPx, trackingEm = 0 }: { font: ArrayBuffer; fontPx: number; trackingEm?: number },
): Promise<ShapedLabel> {
  const outline = async (content: string) => {
    const svg = await satori(
      {
        type: 'div',
        key: null,
        props: {
          style: { whiteSpace: 'pre', color: '#fff', fontSize: fontPx, letterSpacing: trackingEm * fontPx },
          children: content,
        },
      },
      {
        width: 4000,
        height: 4 * fontPx,
        fonts: [{ name: 'label', weight: 400, style: 'normal', data: font }],
      },
    )
    return /<path fill="[^"]*" d="([^"]*)"/.exec(svg)?.[1] ?? ''
  }
  // The bottom of an H reveals where satori put the baseline.
  const baseline = Math.max(...numbers(await outline('H')).filter((_, i) => i % 2 === 1))
  const metrics = readFontMetrics(font)
  const advanceOf = (character: string) => metrics.advance(character.codePointAt(0) ?? 0)
  const characters = Array.from(label)
  const text = characters
    .filter((character) => advanceOf(character) !== undefined)
    .join('')
    .trim()
  const missing = characters.filter((character) => advanceOf(character) === undefined)
  if (missing.length > 0)
    console.warn(`Social images show '${label}' without '${missing.join('')}', which their font lacks.`)
  const widthEm = Array.from(text).reduce(
    (sum, character) => sum + (advanceOf(character) ?? 0) + trackingEm,
    0,
  )
  let index = 0
  const path = (await outline(text)).replace(/-?\d+(?:\.\d+)?/g, (value) =>
    index++ % 2 === 1 ? (Number(value) - baseline).toFixed(2) : value,
  )
  return { path, widthPx: widthEm * fontPx }
}

function numbers(path: string): number[] {
  return Array.from(path.matchAll(/-?\d+(?:\.\d+)?/g), ([value]) => Number(value))
}
