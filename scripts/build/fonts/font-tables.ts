import { create } from 'fontkitten'

export interface FontTables {
  unitsPerEm: number
  ascender: number
  descender: number
  lineGap: number
  codePoints: ReadonlySet<number>
  advance(codePoint: number): number
}

/** Reads an OpenType font. Only default widths are read, so reduce a variable font to one weight first. */
export function readFontTables(file: Buffer): FontTables {
  const font = create(file)
  if (font.isCollection) throw new Error('A collection of fonts has no tables of its own')
  return {
    unitsPerEm: font.unitsPerEm,
    ascender: font.ascent,
    descender: font.descent,
    lineGap: font.lineGap,
    codePoints: new Set(font.characterSet.filter((codePoint) => codePoint !== 0xffff)),
    advance(codePoint) {
      if (!font.hasGlyphForCodePoint(codePoint)) {
        throw new Error(`The font has no glyph for U+${codePoint.toString(16)}`)
      }
      return font.glyphForCodePoint(codePoint).advanceWidth
    },
  }
}
