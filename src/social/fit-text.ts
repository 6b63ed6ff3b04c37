import { splitGraphemes } from './clean-text.ts'

const roundingErrorEm = 1e-9

export type MeasureGrapheme = (grapheme: string) => number

interface Piece {
  text: string
  widthEm: number
}

export interface FittedText {
  lines: string[]
  linesNeeded: number
}

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
  const visibleLines = lines.slice(0, linesMax).map((line) => line.text)
  const last = visibleLines.pop()
  if (last !== undefined) visibleLines.push(withEllipsis(last, measure, widthEm))
  return { lines: visibleLines, linesNeeded: lines.length }
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

function balance(words: readonly Piece[], spaceEm: number, widthEm: number, lineCount: number): string[] {
  // best[i]: the least raggedness of the words from i on in the remaining lines, and where the first of them
  // ends.
  let best = words.map((_, from) => ({
    cost: slack(words, from, words.length, spaceEm, widthEm),
    ends: [words.length],
  }))
  best.push({ cost: 0, ends: [] })
  for (let lines = 2; lines <= lineCount; lines++) {
    best = best.map((_, from) => {
      let least = { cost: Infinity, ends: [words.length] }
      for (let end = from + 1; end < words.length; end++) {
        const rest = best[end]
        const cost = slack(words, from, end, spaceEm, widthEm) + (rest?.cost ?? Infinity)
        if (rest && cost <= least.cost) least = { cost, ends: [end, ...rest.ends] }
      }
      return least
    })
  }
  let from = 0
  return (best[0]?.ends ?? []).map((end) => {
    const line = words.slice(from, end).map((word) => word.text)
    from = end
    return line.join(' ')
  })
}

function slack(words: readonly Piece[], from: number, end: number, spaceEm: number, widthEm: number): number {
  const lineEm = words.slice(from, end).reduce((sum, word) => sum + word.widthEm, (end - from - 1) * spaceEm)
  return lineEm > widthEm + roundingErrorEm ? Infinity : (widthEm - lineEm) ** 2
}

function withEllipsis(line: string, measure: MeasureGrapheme, widthEm: number): string {
  const graphemes = splitGraphemes(line)
  let lineEm = measure('…') + graphemes.reduce((sum, grapheme) => sum + measure(grapheme), 0)
  let isWhole = true
  while (graphemes.length > 0 && (lineEm > widthEm || !isWhole)) {
    const lastGrapheme = graphemes.pop() ?? ''
    lineEm -= measure(lastGrapheme)
    isWhole =
      lastGrapheme === ' ' || (lineEm <= widthEm && !graphemes.slice(graphemes.length / 2).includes(' '))
  }
  return `${graphemes.join('').replace(/[\s,.;:–—-]+$/u, '')}…`
}
