import { splitGraphemes } from './clean-text.ts'

/** Width of one grapheme in em, tracking included. */
export type MeasureGrapheme = (grapheme: string) => number

interface Piece {
  text: string
  widthEm: number
}

export interface FittedText {
  lines: string[]
  /** Lines that the whole text would have taken. */
  linesNeeded: number
}

/**
 * Sets a text in as few lines as `widthEm` allows and makes them of similar length. What does not fit into
 * `linesMax` lines is cut with an ellipsis; a word wider than a line is broken.
 */
export function fitText(
  text: string,
  { measure, widthEm, linesMax }: { measure: MeasureGrapheme; widthEm: number; linesMax: number },
): FittedText {
  const spaceEm = measure(' ')
  const words = text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => breakWord(word, measure, widthEm))
  const lines = breakLines(words, spaceEm, widthEm)
  if (lines.length <= linesMax) {
    return { lines: balance(words, spaceEm, widthEm, lines.length), linesNeeded: lines.length }
  }
  const kept = lines.slice(0, linesMax).map((line) => line.text)
  const last = kept.pop()
  if (last !== undefined) kept.push(withEllipsis(last, measure, widthEm))
  return { lines: kept, linesNeeded: lines.length }
}

function breakWord(word: string, measure: MeasureGrapheme, widthEm: number): Piece[] {
  const pieces: Piece[] = [{ text: '', widthEm: 0 }]
  for (const grapheme of splitGraphemes(word)) {
    const graphemeEm = measure(grapheme)
    let piece = pieces[pieces.length - 1]
    if (!piece || (piece.text !== '' && piece.widthEm + graphemeEm > widthEm)) {
      piece = { text: '', widthEm: 0 }
      pieces.push(piece)
    }
    piece.text += grapheme
    piece.widthEm += graphemeEm
  }
  return pieces
}

function breakLines(words: readonly Piece[], spaceEm: number, widthEm: number): Piece[] {
  const lines: Piece[] = []
  for (const word of words) {
    const line = lines[lines.length - 1]
    if (line && line.widthEm + spaceEm + word.widthEm <= widthEm) {
      line.text += ` ${word.text}`
      line.widthEm += spaceEm + word.widthEm
    } else {
      lines.push({ ...word })
    }
  }
  return lines
}

/** The narrowest column that still takes no more lines; eight halvings are finer than a letter. */
function balance(words: readonly Piece[], spaceEm: number, widthEm: number, lineCount: number): string[] {
  let tooNarrow = Math.max(0, ...words.map((word) => word.widthEm)) * 0.999
  let wideEnough = widthEm
  for (let i = 0; i < 8 && lineCount > 1; i++) {
    const middle = (tooNarrow + wideEnough) / 2
    if (breakLines(words, spaceEm, middle).length <= lineCount) wideEnough = middle
    else tooNarrow = middle
  }
  return breakLines(words, spaceEm, wideEnough).map((line) => line.text)
}

function withEllipsis(line: string, measure: MeasureGrapheme, widthEm: number): string {
  const graphemes = splitGraphemes(line)
  let lineEm = measure('…') + graphemes.reduce((sum, grapheme) => sum + measure(grapheme), 0)
  while (lineEm > widthEm && graphemes.length > 0) lineEm -= measure(graphemes.pop() ?? '')
  return `${graphemes.join('').replace(/[\s,.;:–—-]+$/u, '')}…`
}
