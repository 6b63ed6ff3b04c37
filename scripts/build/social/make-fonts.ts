import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { textFaces, titleFaces, wideTextFaces, wideTitleFaces } from '#social/faces.ts'

const resolve = createRequire(import.meta.url).resolve

function characters(...ranges: readonly [number, number][]): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('')
}

// ı, Œ and œ are among the extended letters, but fontsource has them in the Latin file.
const latin = `${characters([0x20, 0x7e], [0xa0, 0xff])}ıŒœʻʼ–—‘’‚“”„†•…‹›€™−`
const latinExtended = characters([0x100, 0x2ff], [0x300, 0x36f], [0x1e00, 0x1eff], [0x20a0, 0x20bf])
const devanagari = characters(
  [0x900, 0x97f],
  [0xa8e0, 0xa8ff],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
  [0x20b9, 0x20b9],
)

interface FontSource {
  package: string
  text: string
  variationAxes?: Record<string, number>
}

const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque'
const instrument = '@fontsource-variable/instrument-sans/files/instrument-sans'
const wide = '@expo-google-fonts/noto-sans'
const noto = '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari'
const title = { wght: 700, opsz: 48 }

const sources: Readonly<Record<string, FontSource>> = {
  'title-latin': { package: `${bricolage}-latin-opsz-normal.woff2`, text: latin, variationAxes: title },
  'title-latin-extended': {
    package: `${bricolage}-latin-ext-opsz-normal.woff2`,
    text: latinExtended,
    variationAxes: title,
  },
  'title-vietnamese': {
    package: `${bricolage}-vietnamese-opsz-normal.woff2`,
    text: latinExtended,
    variationAxes: title,
  },
  'title-devanagari': { package: `${noto}-700-normal.woff2`, text: devanagari },
  'text-latin': {
    package: `${instrument}-latin-wght-normal.woff2`,
    text: latin,
    variationAxes: { wght: 400 },
  },
  'text-latin-extended': {
    package: `${instrument}-latin-ext-wght-normal.woff2`,
    text: latinExtended,
    variationAxes: { wght: 400 },
  },
  'text-devanagari': { package: `${noto}-400-normal.woff2`, text: devanagari },
  'wide-title': { package: `${wide}/700Bold/NotoSans_700Bold.ttf`, text: latin + latinExtended },
  'wide-text': { package: `${wide}/400Regular/NotoSans_400Regular.ttf`, text: latin + latinExtended },
  'label-latin': {
    package: `${instrument}-latin-wght-normal.woff2`,
    text: latin,
    variationAxes: { wght: 600 },
  },
  'label-latin-extended': {
    package: `${instrument}-latin-ext-wght-normal.woff2`,
    text: latinExtended,
    variationAxes: { wght: 600 },
  },
}

/** satori reads neither WOFF2 nor variable fonts, so faces are subset to static TrueType. */
export async function makeFont(family: string): Promise<ArrayBuffer> {
  const source = sources[family]
  if (!source) throw new RangeError(`no font file is configured for the face '${family}'`)
  const file = await readFile(resolve(source.package))
  const options = source.variationAxes ? { variationAxes: source.variationAxes } : {}
  const font = await subsetFont(file, source.text, { targetFormat: 'sfnt', ...options })
  return Uint8Array.from(font).buffer
}

export const makeLabelFonts = (face: 'title' | 'label'): Promise<ArrayBuffer[]> =>
  Promise.all([makeFont(`${face}-latin`), makeFont(`${face}-latin-extended`)])

export const requestFaces = [...titleFaces, ...textFaces, ...wideTitleFaces, ...wideTextFaces]
