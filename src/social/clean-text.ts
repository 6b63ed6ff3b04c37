const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

// Intl.Segmenter is slow, and every character below the first combining mark is a grapheme of its own.
const onlySingles = /^[\u0020-\u02ff\u2010-\u2027]*$/

export function splitGraphemes(text: string): string[] {
  if (onlySingles.test(text)) return text.split('')
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

// Invisible marks would be signed and measured but never seen. The two joiners are kept, because they shape Devanagari
// and emoji.
const invisible = /[\p{Cs}\p{Co}\p{Cn}]|(?!\u200c|\u200d)\p{Cf}/gu
const breaking = /[\p{Cc}\p{Z}]+/gu

export function cleanText(text: string, charsMax: number): string {
  const head = text.slice(0, charsMax * 8)
  const line = head
    .replace(breaking, ' ')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .trim()
  if (line.length <= charsMax) return line
  let result = ''
  for (const grapheme of splitGraphemes(line)) {
    if (result.length + grapheme.length > charsMax) break
    result += grapheme
  }
  return result.trimEnd()
}
