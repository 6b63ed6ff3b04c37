import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { buildWhenStale, projectPath } from '../build/build-when-stale.ts'
import { fallbackFace } from './font-fallback.ts'
import { fontFamilies, keptFeatures, preloadedText } from './font-families.ts'
import { type FontTables, readFontTables } from './font-tables.ts'

type Family = (typeof fontFamilies)[number]

/** For both preloaded files together, because they compete with the HTML for bandwidth. */
const preloadedBytesMax = 45_000

const parts = ['latin', 'latin-1', 'latin-ext'] as const
const sourceFile = (family: Family, part: 'latin' | 'latin-ext') =>
  `node_modules/@fontsource-variable/${family.source}/files/${family.source}-${part}-wght-normal.woff2`
const generatedFile = (family: Family, part: (typeof parts)[number]) => `fonts/${family.source}-${part}.woff2`

/**
 * Writes subset fonts and their `@font-face` rules to `.generated/` unless they are up to date. Only the two
 * `-latin.woff2` files are meant to be preloaded.
 * @throws when these two exceed 45 KB together
 */
export async function buildFonts(): Promise<void> {
  const scripts = ['build-fonts', 'font-families', 'font-fallback', 'font-tables']
  const sources = fontFamilies.flatMap((family) => [
    sourceFile(family, 'latin'),
    sourceFile(family, 'latin-ext'),
  ])
  const fontFiles = fontFamilies.flatMap((family) =>
    parts.map((part) => `.generated/${generatedFile(family, part)}`),
  )
  const step = {
    name: 'fonts',
    inputs: [
      ...scripts.map((name) => `scripts/fonts/${name}.ts`),
      ...sources,
      'node_modules/subset-font/package.json',
      'node_modules/fontkitten/package.json',
    ],
    outputs: [...fontFiles, '.generated/fonts.css'],
  }
  await buildWhenStale(step, async () => {
    await mkdir(projectPath('.generated', 'fonts'), { recursive: true })
    const families = []
    for (const family of fontFamilies) families.push(await buildFamily(family))
    const preloadedBytes = families.reduce((sum, family) => sum + family.preloadedBytes, 0)
    if (preloadedBytes > preloadedBytesMax)
      throw new Error(`The preloaded fonts have ${preloadedBytes} bytes, more than ${preloadedBytesMax}.`)
    console.log(`preloaded together  ${preloadedBytes} bytes`)
    await writeFile(projectPath('.generated', 'fonts.css'), families.map(({ css }) => css).join(''))
  })
}

async function buildFamily(family: Family): Promise<{ css: string; preloadedBytes: number }> {
  const latin = await readFile(projectPath(sourceFile(family, 'latin')))
  const latinExt = await readFile(projectPath(sourceFile(family, 'latin-ext')))
  const inLatin = (await tablesOf(latin, family.weights.min)).codePoints
  const inLatinExt = (await tablesOf(latinExt, family.weights.min)).codePoints
  const preloadedCodePoints = new Set(Array.from(preloadedText, (character) => character.codePointAt(0)))
  const subsets = {
    latin: {
      font: latin,
      codePoints: [...inLatin].filter((codePoint) => preloadedCodePoints.has(codePoint)),
    },
    'latin-1': {
      font: latin,
      codePoints: [...inLatin].filter((codePoint) => !preloadedCodePoints.has(codePoint)),
    },
    'latin-ext': {
      font: latinExt,
      codePoints: [...inLatinExt].filter((codePoint) => !inLatin.has(codePoint)),
    },
  }
  let css = ''
  let preloadedBytes = 0
  for (const part of parts) {
    const { font, codePoints } = subsets[part]
    const bytes = await subsetFont(font, String.fromCodePoint(...codePoints), {
      targetFormat: 'woff2',
      variationAxes: { wght: family.weights },
      keepFeatures: keptFeatures,
      noHinting: true,
      dropTables: ['STAT', 'MVAR'],
    })
    await writeFile(projectPath('.generated', generatedFile(family, part)), bytes)
    console.log(
      `.generated/${generatedFile(family, part)}  ${bytes.length} bytes, ${codePoints.length} characters`,
    )
    if (part === 'latin') preloadedBytes = bytes.length
    css += webFace(family, generatedFile(family, part), codePoints)
  }
  for (const { measuredAt, ...standIn } of family.standIns) {
    css += fallbackFace({ ...standIn, family: family.fallback, font: await tablesOf(latin, measuredAt) })
  }
  return { css, preloadedBytes }
}

async function tablesOf(font: Buffer, weight: number): Promise<FontTables> {
  const allCodePoints = Array.from({ length: 0xffff }, (_, i) => i).filter((i) => i < 0xd800 || i > 0xdfff)
  return readFontTables(
    await subsetFont(font, String.fromCodePoint(...allCodePoints), {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    }),
  )
}

function webFace(family: Family, file: string, codePoints: readonly number[]): string {
  return `@font-face {
  font-family: '${family.family}';
  font-weight: ${family.weights.min} ${family.weights.max};
  font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${unicodeRange(codePoints)};
}
`
}

function unicodeRange(codePoints: readonly number[]): string {
  const sorted = [...codePoints].sort((a, b) => a - b)
  const runs: [first: number, last: number][] = []
  for (const codePoint of sorted) {
    const run = runs.at(-1)
    if (run && run[1] === codePoint - 1) run[1] = codePoint
    else runs.push([codePoint, codePoint])
  }
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase()
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ')
}

if (import.meta.main) await buildFonts()
