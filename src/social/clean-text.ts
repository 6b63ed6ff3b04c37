const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

// Letters below the first combining mark stand for themselves; the segmenter is slow.
const onlySingles = /^[\u0020-\u02ff\u2010-\u2027]*$/

/** Splits into what a reader takes for one character: a flag, a letter with its marks, a family. */
export function splitGraphemes(text: string): string[] {
  if (onlySingles.test(text)) return text.split('')
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

// Invisible marks would be signed and measured but never seen. The two joiners shape Devanagari and emoji.
const invisible = /[\p{Cs}\p{Co}\p{Cn}]|(?!\u200c|\u200d)\p{Cf}/gu
const breaking = /[\p{Cc}\p{Z}]+/gu

/**
 * One line of printable text in NFC: control characters and runs of white space become one space; lone
 * surrogates, private and unassigned code points, text direction marks and other invisible marks go.
 * Longer text is cut between two graphemes to at most `charsMax` UTF-16 units.
 */
export function cleanText(text: string, charsMax: number): string {
  // Enough for the result whatever is dropped, and little enough for text of any length.
  const head = text.slice(0, charsMax * 8)
  const line = head
    .replace(breaking, ' ')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .trim()
  if (line.length <= charsMax) return line
  let cut = ''
  for (const grapheme of splitGraphemes(line)) {
    if (cut.length + grapheme.length > charsMax) break
    cut += grapheme
  }
  return cut.trimEnd()
}
