export interface FontMetrics {
  advance(codePoint: number): number | undefined
}

/** https://learn.microsoft.com/typography/opentype/spec/cmap */
export function readFontMetrics(font: ArrayBuffer): FontMetrics {
  const view = new DataView(font)
  const table = tableOffsets(view)
  const unitsPerEm = view.getUint16(table('head') + 18)
  const longMetrics = view.getUint16(table('hhea') + 34)
  const widths = table('hmtx')
  const glyphOf = readCharacterMap(view, table('cmap'))
  return {
    advance(codePoint) {
      const glyph = glyphOf.get(codePoint)
      if (glyph === undefined) return undefined
      return view.getUint16(widths + 4 * Math.min(glyph, longMetrics - 1)) / unitsPerEm
    },
  }
}

function tableOffsets(view: DataView): (tag: string) => number {
  const offsets = new Map<string, number>()
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + 16 * i
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)))
    offsets.set(tag, view.getUint32(at + 8))
  }
  return (tag) => {
    const offset = offsets.get(tag)
    if (offset === undefined) throw new RangeError(`the font has no ${tag} table`)
    return offset
  }
}

function readCharacterMap(view: DataView, cmap: number): Map<number, number> {
  const glyphOf = new Map<number, number>()
  for (let i = 0; i < view.getUint16(cmap + 2); i++) {
    const at = cmap + view.getUint32(cmap + 4 + 8 * i + 4)
    const format = view.getUint16(at)
    if (format === 4) readSegments(view, at, glyphOf)
    if (format === 12) readGroups(view, at, glyphOf)
  }
  if (glyphOf.size === 0) throw new RangeError('the font has no character map of format 4 or 12')
  return glyphOf
}

function readSegments(view: DataView, at: number, glyphOf: Map<number, number>) {
  const bytes = view.getUint16(at + 6)
  const ends = at + 14
  const starts = ends + bytes + 2
  for (let i = 0; i < bytes; i += 2) {
    const start = view.getUint16(starts + i)
    const delta = view.getUint16(starts + bytes + i)
    const rangeAt = starts + 2 * bytes + i
    const range = view.getUint16(rangeAt)
    for (let code = start; code <= view.getUint16(ends + i) && code < 0xffff; code++) {
      const glyphIndex = range === 0 ? code : view.getUint16(rangeAt + range + 2 * (code - start))
      const glyph = range !== 0 && glyphIndex === 0 ? 0 : (glyphIndex + delta) & 0xffff
      if (glyph) glyphOf.set(code, glyph)
    }
  }
}

function readGroups(view: DataView, at: number, glyphOf: Map<number, number>) {
  for (let i = 0; i < view.getUint32(at + 12); i++) {
    const group = at + 16 + 12 * i
    const start = view.getUint32(group)
    for (let code = start; code <= view.getUint32(group + 4); code++) {
      glyphOf.set(code, view.getUint32(group + 8) + code - start)
    }
  }
}
