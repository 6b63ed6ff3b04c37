import type { ReactElement } from 'react'
import { textOnCard } from '#shared/text-on-card.ts'
import { type TextLayout, chooseSize, titleTrackingEm } from './choose-size.ts'
import { splitGraphemes } from './clean-text.ts'
import { emojiCode, isPackagedEmoji, type PlacedEmoji } from './emoji.ts'
import { type Face, textFaces, titleFaces, wideTextFaces, wideTitleFaces } from './faces.ts'
import type { Frame } from './frames.ts'
import { inPlainCharacters } from './plain-characters.ts'
import type { Card, Template } from './registry.ts'
import type { LoadedFace, ReadAsset, Studio } from './studio.ts'

export interface TypesetText {
  outlines: { path: string; strength: number }[]
  emoji: PlacedEmoji[]
}

/** Sets nothing where the fonts have too little of the title: a description alone would stand for another page. */
export async function typeset(
  studio: Studio,
  card: Card,
  frame: Frame,
  template: Template,
  read: ReadAsset,
): Promise<TypesetText> {
  const shownText = { title: textOnCard(card.title), description: textOnCard(card.description) }
  const fonts = {
    title: await chooseFaces(studio, [titleFaces, wideTitleFaces], shownText.title, read),
    description: await chooseFaces(studio, [textFaces, wideTextFaces], shownText.description, read),
  }
  const text = {
    title: dropUncovered(shownText.title, fonts.title),
    description: dropUncovered(shownText.description, fonts.description),
  }
  if (text.title === '') return { outlines: [], emoji: [] }
  const measure = {
    title: measureWith(fonts.title, titleTrackingEm),
    description: measureWith(fonts.description, 0),
  }
  const layout = chooseSize(text, measure, frame, template)
  const svg = await studio.satori(textTree(layout, fonts, frame), {
    width: frame.width,
    height: frame.text.height,
    // satori spends time on every font it is given, used or not.
    fonts:
      layout.description.lines.length > 0
        ? [...fonts.title, ...fonts.description].map(asSatoriFont)
        : fonts.title.map(asSatoriFont),
    graphemeImages: placeholders(text.title + text.description),
  })
  return readSvg(svg, frame, layout)
}

// The brand's fonts have some of these marks, without saying where they stand over a letter.
const combiningMark = /[\u0300-\u036f]/u

/** Loads the brand's faces, or those of the wide font if the brand's lack a letter or mark of the text. */
async function chooseFaces(
  studio: Studio,
  [faces, wideFaces]: readonly [readonly Face[], readonly Face[]],
  text: string,
  read: ReadAsset,
) {
  const brandFaces = await loadFaces(studio, faces, text, read)
  const hasGlyph = (character: string) =>
    !combiningMark.test(character) && advance(brandFaces, character) !== undefined
  const isCovered = (text.match(/[\p{L}\p{M}]/gu) ?? []).every(
    (character) => hasGlyph(character) || Array.from(inPlainCharacters(character)).every(hasGlyph),
  )
  return isCovered ? brandFaces : loadFaces(studio, wideFaces, text, read)
}

async function loadFaces(studio: Studio, faces: readonly Face[], text: string, read: ReadAsset) {
  const neededFaces = faces.filter((face) => face.neededFor.test(text))
  return Promise.all(neededFaces.map((face) => studio.loadFace(face, read)))
}

function asSatoriFont({ family, weight, data }: LoadedFace) {
  return { name: family, weight, data, style: 'normal' as const }
}

const joiner = /^(?:\u200c|\u200d|\ufe0f)$/u

function advance(faces: readonly LoadedFace[], character: string): number | undefined {
  if (joiner.test(character)) return 0
  const codePoint = character.codePointAt(0) ?? 0
  for (const { metrics } of faces) {
    const em = metrics.advance(codePoint)
    if (em !== undefined) return em
  }
  return undefined
}

/** A letter loses a mark that the fonts lack before it is dropped. */
function dropUncovered(text: string, faces: readonly LoadedFace[]): string {
  const coveredGraphemes = splitGraphemes(text).map((grapheme) => {
    if (isPackagedEmoji(grapheme)) return grapheme
    const forms = [grapheme, inPlainCharacters(grapheme), grapheme.normalize('NFD')]
    return forms.map((form) => coveredPart(form, faces)).find((part) => part !== '') ?? ''
  })
  return coveredGraphemes.join('').replace(/ {2,}/g, ' ').trim()
}

function coveredPart(grapheme: string, faces: readonly LoadedFace[]): string {
  const [first = '', ...marks] = Array.from(grapheme).filter(
    (character, place) => place === 0 || advance(faces, character) !== undefined,
  )
  const isShown = !joiner.test(first) && advance(faces, first) !== undefined
  return isShown ? [first, ...marks].join('') : ''
}

function measureWith(faces: readonly LoadedFace[], trackingEm: number) {
  return (grapheme: string) =>
    isPackagedEmoji(grapheme)
      ? 1 + trackingEm
      : Array.from(grapheme).reduce((sum, character) => sum + (advance(faces, character) ?? 0), trackingEm)
}

const titleColor = '#ffffff'
const descriptionColor = '#cccccc'
const strengths: Readonly<Record<string, number>> = { [titleColor]: 1, [descriptionColor]: 0.86 }

function textTree(
  { title, description, topPx }: TextLayout,
  fonts: { title: readonly LoadedFace[]; description: readonly LoadedFace[] },
  frame: Frame,
): ReactElement {
  const block = (lines: readonly string[], faces: readonly LoadedFace[], style: Record<string, unknown>) =>
    element(
      {
        whiteSpace: 'pre',
        fontFamily: faces.map((face) => face.family).join(', '),
        fontWeight: faces[0]?.weight,
        ...style,
      },
      lines.join('\n'),
    )
  const blocks = [
    block(title.lines, fonts.title, {
      color: titleColor,
      fontSize: title.fontPx,
      lineHeight: `${title.lineHeightPx}px`,
      letterSpacing: titleTrackingEm * title.fontPx,
    }),
  ]
  if (description.lines.length > 0) {
    blocks.push(
      block(description.lines, fonts.description, {
        color: descriptionColor,
        fontSize: frame.description.fontPx,
        lineHeight: `${frame.description.lineHeightPx}px`,
        marginTop: frame.description.gapPx,
      }),
    )
  }
  return element(
    {
      display: 'flex',
      flexDirection: 'column',
      width: frame.width,
      height: frame.text.height,
      paddingTop: topPx,
      paddingLeft: frame.padding,
    },
    blocks,
  )
}

function element(style: Record<string, unknown>, children: unknown): ReactElement {
  return { type: 'div', key: null, props: { style, children } }
}

function placeholders(text: string): Record<string, string> {
  const emoji = splitGraphemes(text).filter(isPackagedEmoji)
  return Object.fromEntries(
    emoji.map((grapheme) => [
      grapheme,
      `data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" id="${emojiCode(grapheme)}"/>`,
    ]),
  )
}

const outlinePattern = /<path fill="([^"]*)" d="([^"]*)"/g
const emojiPattern =
  /<image href="[^"]*id=&quot;([0-9a-f-]+)&quot;[^"]*" x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)"/g

function readSvg(svg: string, frame: Frame, { title }: TextLayout): TypesetText {
  const outlines = Array.from(svg.matchAll(outlinePattern), ([, fill = '', path = '']) => {
    const strength = strengths[fill]
    if (strength === undefined)
      throw new RangeError(`satori drew text in '${fill}', a color that no template uses`)
    return { path, strength }
  })
  const emoji = Array.from(svg.matchAll(emojiPattern), ([, code = '', x, y, width]) => {
    const emPx = Number(width)
    const lineHeightPx = emPx === title.fontPx ? title.lineHeightPx : frame.description.lineHeightPx
    const sizePx = Math.round(emPx * 0.92)
    return {
      code,
      x: Number(x) + (emPx - sizePx) / 2,
      y: Number(y) + (lineHeightPx - sizePx) / 2,
      sizePx,
    }
  })
  return { outlines, emoji }
}
