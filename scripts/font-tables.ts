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

/**
 * Reads an uncompressed OpenType font (`sfnt`). Ascender, descender and gap are those of `hhea`; both our families
 * carry the same numbers in `OS/2` with USE_TYPO_METRICS, so all systems agree on them.
 * @see https://learn.microsoft.com/typography/opentype/spec/otff
 */
export function readFontTables(font: Buffer): FontTables {
  const table = (tag: string): Buffer => {
    const count = font.readUInt16BE(4)
    for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
      if (font.toString('latin1', entry, entry + 4) !== tag) continue
      const start = font.readUInt32BE(entry + 8)
      return font.subarray(start, start + font.readUInt32BE(entry + 12))
    }
    throw new Error(`The font has no table ${tag}`)
  }
  const hhea = table('hhea')
  const hmtx = table('hmtx')
  const glyphs = readCmap(table('cmap'))
  const longMetrics = hhea.readUInt16BE(34)
  return {
    unitsPerEm: table('head').readUInt16BE(18),
    ascender: hhea.readInt16BE(4),
    descender: hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    codePoints: new Set(glyphs.keys()),
    advance(codePoint) {
      const glyph = glyphs.get(codePoint)
      if (glyph === undefined) throw new Error(`The font has no glyph for U+${codePoint.toString(16)}`)
      return hmtx.readUInt16BE(4 * Math.min(glyph, longMetrics - 1))
    },
  }
}

/** Code point to glyph, from the format 4 subtable that every font with Latin has. */
function readCmap(cmap: Buffer): Map<number, number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + 8 * i))
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4)
  if (start === undefined) throw new Error('The font has no character map of format 4')
  const segments = cmap.readUInt16BE(start + 6) / 2
  const ends = start + 14
  const starts = ends + 2 * segments + 2
  const glyphs = new Map<number, number>()
  for (let i = 0; i < segments; i++) {
    const first = cmap.readUInt16BE(starts + 2 * i)
    const last = cmap.readUInt16BE(ends + 2 * i)
    const delta = cmap.readUInt16BE(starts + 2 * segments + 2 * i)
    const rangeAt = starts + 4 * segments + 2 * i
    const range = cmap.readUInt16BE(rangeAt)
    for (let codePoint = first; codePoint <= last && codePoint < 0xffff; codePoint++) {
      const listed = range === 0 ? codePoint : cmap.readUInt16BE(rangeAt + range + 2 * (codePoint - first))
      const glyph = listed === 0 ? 0 : (listed + delta) % 0x10000
      if (glyph !== 0) glyphs.set(codePoint, glyph)
    }
  }
  return glyphs
}
