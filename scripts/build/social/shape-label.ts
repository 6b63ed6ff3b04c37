import type { Satori } from '#social/studio.ts'
import { type FontMetrics, readFontMetrics } from '#social/font-metrics.ts'

export interface ShapedLabel {
  path: string
  widthPx: number
}

const warnedTexts = new Set<string>()

export async function shapeLabel(
  satori: Satori,
  text: string,
  { fonts, fontPx, trackingEm = 0 }: { fonts: readonly ArrayBuffer[]; fontPx: number; trackingEm?: number },
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
        fonts: fonts.map((data, index) => ({ name: `label-${index}`, weight: 400, style: 'normal', data })),
      },
    )
    return Array.from(svg.matchAll(/<path fill="[^"]*" d="([^"]*)"/g), ([, path]) => path).join('')
  }
  const metrics = fonts.map(readFontMetrics)
  const characters = Array.from(text)
  const drawnCharacters = characters.filter((character) => advanceOf(metrics, character) !== undefined)
  if (drawnCharacters.length < characters.length) warnOnce(text)
  if (drawnCharacters.join('').trim() === '') return { path: '', widthPx: 0 }
  const baseline = Math.max(...numbers(await outline('H')).filter((_, i) => i % 2 === 1))
  const widthEm = drawnCharacters.reduce(
    (sum, character) => sum + (advanceOf(metrics, character) ?? 0) + trackingEm,
    0,
  )
  let index = 0
  const path = (await outline(drawnCharacters.join(''))).replace(/-?\d+(?:\.\d+)?/g, (value) =>
    index++ % 2 === 1 ? (Number(value) - baseline).toFixed(2) : value,
  )
  return { path, widthPx: widthEm * fontPx }
}

function advanceOf(metrics: readonly FontMetrics[], character: string): number | undefined {
  for (const font of metrics) {
    const advance = font.advance(character.codePointAt(0) ?? 0)
    if (advance !== undefined) return advance
  }
  return undefined
}

function warnOnce(text: string): void {
  if (warnedTexts.has(text)) return
  warnedTexts.add(text)
  console.warn(`Social images show "${text}" without the characters that their label fonts lack.`)
}

function numbers(path: string): number[] {
  return Array.from(path.matchAll(/-?\d+(?:\.\d+)?/g), ([value]) => Number(value))
}
