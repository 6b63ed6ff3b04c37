import type { Satori } from '#social/studio.ts'
import { readFontMetrics } from '#social/font-metrics.ts'

export interface ShapedLabel {
  path: string
  widthPx: number
}

export async function shapeLabel(
  satori: Satori,
  text: string,
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
  const widthEm = Array.from(text).reduce((sum, character) => {
    const advance = metrics.advance(character.codePointAt(0) ?? 0)
    if (advance === undefined) throw new RangeError(`the label font has no '${character}' for '${text}'`)
    return sum + advance + trackingEm
  }, 0)
  let index = 0
  const path = (await outline(text)).replace(/-?\d+(?:\.\d+)?/g, (value) =>
    index++ % 2 === 1 ? (Number(value) - baseline).toFixed(2) : value,
  )
  return { path, widthPx: widthEm * fontPx }
}

function numbers(path: string): number[] {
  return Array.from(path.matchAll(/-?\d+(?:\.\d+)?/g), ([value]) => Number(value))
}
