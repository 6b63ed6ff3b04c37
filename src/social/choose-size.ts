import { isTallScript } from './faces.ts'
import { type FittedText, fitText, type MeasureGrapheme } from './fit-text.ts'
import type { Frame } from './frames.ts'
import type { Template } from './registry.ts'

export interface TextLayout {
  title: { lines: readonly string[]; fontPx: number; lineHeightPx: number }
  description: { lines: readonly string[] }
  topPx: number
}

export const titleTrackingEm = -0.02

export function chooseSize(
  text: { title: string; description: string },
  measure: { title: MeasureGrapheme; description: MeasureGrapheme },
  frame: Frame,
  template: Template,
): TextLayout {
  const [largest = 0] = frame.title.stepsPx
  const steps = frame.title.stepsPx.filter((step) => step <= largest * template.titleScale)
  const smallest = steps[steps.length - 1] ?? largest
  const lineHeight = isTallScript(text.title) ? 1.34 : 1.06
  const descriptionOf = (linesMax: number) =>
    fitText(text.description, {
      measure: measure.description,
      widthEm: frame.description.widthPx / frame.description.fontPx,
      linesMax,
    })
  const descriptionLinesMax = Math.max(0, template.descriptionLinesMax + frame.description.extraLines)
  const wholeDescription = descriptionOf(descriptionLinesMax)

  const layOut = (fontPx: number, description: FittedText) => {
    const title = fitText(text.title, {
      measure: measure.title,
      widthEm: (frame.width - 2 * frame.padding) / fontPx,
      linesMax: frame.title.linesMax,
    })
    const lineHeightPx = Math.round(fontPx * lineHeight)
    const { lineHeightPx: descriptionLinePx, gapPx } = frame.description
    const descriptionPx = description.lines.length * descriptionLinePx
    const heightPx = title.lines.length * lineHeightPx + (descriptionPx && descriptionPx + gapPx)
    const spareHeightPx = frame.text.height - heightPx
    return {
      isWhole: title.linesNeeded <= frame.title.linesMax,
      isRoomy: spareHeightPx >= frame.text.breathingPx,
      layout: {
        title: { lines: title.lines, fontPx, lineHeightPx },
        description: { lines: description.lines },
        topPx: frame.text.align === 'end' ? spareHeightPx : Math.round(spareHeightPx / 2),
      },
    }
  }

  for (const fontPx of steps) {
    const { isWhole, isRoomy, layout } = layOut(fontPx, wholeDescription)
    if (isWhole && isRoomy) return layout
  }
  for (let linesMax = descriptionLinesMax; linesMax > 0; linesMax--) {
    const { isRoomy, layout } = layOut(smallest, descriptionOf(linesMax))
    if (isRoomy) return layout
  }
  return layOut(smallest, descriptionOf(0)).layout
}
