import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { projectPath } from '../build-when-stale.ts'
import { preloadedText, sampleFonts, symbolText } from './font-families.ts'
import { readFontTables } from './font-tables.ts'

const latinTables = async (source: string, weight: number, text: string) => {
  const file = `node_modules/@fontsource-variable/${source}/files/${source}-latin-wght-normal.woff2`
  const font = await readFile(projectPath(file))
  return readFontTables(
    await subsetFont(font, text, { targetFormat: 'sfnt', variationAxes: { wght: weight } }),
  )
}

test('both fonts contain what is preloaded, and all other symbols except for four that their Latin files lack', async () => {
  for (const source of Object.values(sampleFonts)) {
    const { codePoints } = await latinTables(source, 600, preloadedText.body + symbolText)
    const missing = Array.from(preloadedText.body + symbolText).filter(
      (character) => !codePoints.has(character.codePointAt(0) ?? 0),
    )
    expect(missing.join(''), source).toBe('₹←→✓')
  }
})

test('a bolder weight is wider, so its fallback is scaled by its own widths', async () => {
  const regular = await latinTables('instrument-sans', 400, preloadedText.body)
  const bold = await latinTables('instrument-sans', 700, preloadedText.body)
  expect(bold.advance(0x6d)).toBeGreaterThan(regular.advance(0x6d))
})

test('a missing letter fails the build', async () => {
  const font = await latinTables('instrument-sans', 400, 'abc')
  expect(() => font.advance(0x64)).toThrow('U+64')
})
