import { create } from 'fontkitten'

/** What the build needs to know of a font; lengths in the font's own units. */
export interface FontTables {
  unitsPerEm: number
  ascender: number
  /** Below the base line, so negative. */
  descender: number
  lineGap: number
  codePoints: ReadonlySet<number>
  /** @throws when the font has no glyph for it */
  advance(codePoint: number): number
}

/** Reads an OpenType font. A variable one has the widths of its default weight: cut it to one weight first. */
export function readFontTables(file: Buffer): FontTables {
  const font = create(file)
  if (font.isCollection) throw new Error('A collection of fonts has no tables of its own')
  return {
    unitsPerEm: font.unitsPerEm,
    ascender: font.ascent,
    descender: font.descent,
    lineGap: font.lineGap,
    // U+FFFF only ends the table of a font's characters.
    codePoints: new Set(font.characterSet.filter((codePoint) => codePoint !== 0xffff)),
    advance(codePoint) {
      if (!font.hasGlyphForCodePoint(codePoint)) {
        throw new Error(`The font has no glyph for U+${codePoint.toString(16)}`)
      }
      return font.glyphForCodePoint(codePoint).advanceWidth
    },
  }
}
