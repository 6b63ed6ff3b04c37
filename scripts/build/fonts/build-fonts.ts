import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { site } from '#site.config.ts'
import { buildWhenStale, projectPath } from '../build-when-stale.ts'
import { listContent } from '../content/look-up.ts'
import { fallbackFace } from './font-fallback.ts'
import {
  chooseFamilies,
  type FontFamily,
  fontFile,
  keptFeatures,
  preloadedFeatures,
  symbolText,
} from './font-families.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { type FontTables, readFontTables } from './font-tables.ts'

const preloadedBytesMax = 32_000

const parts = ['latin', 'latin-symbols', 'latin-1', 'latin-ext'] as const
type Part = (typeof parts)[number]
const generatedFile = (family: FontFamily, part: Part) => `fonts/${family.source}-${part}.woff2`
const partsOf = ({ source }: FontFamily) =>
  parts.filter((part) => part !== 'latin-ext' || existsSync(projectPath(fontFile(source, part))))

export async function buildFonts(): Promise<void> {
  const scripts = ['build-fonts', 'font-families', 'font-fallback', 'font-tables']
  const { heading, body } = chooseFamilies(site.fonts)
  const families = [...new Set([heading, body])]
  const sources = families.flatMap((family) =>
    partsOf(family).flatMap((part) =>
      part === 'latin' || part === 'latin-ext' ? [fontFile(family.source, part)] : [],
    ),
  )
  const fontFiles = families.flatMap((family) =>
    partsOf(family).map((part) => `.generated/${generatedFile(family, part)}`),
  )
  const step = {
    name: 'fonts',
    inputs: [
      ...listContent()
        .filter(({ name }) => name === 'site.config.ts')
        .map(({ file }) => file),
      ...scripts.map((name) => `scripts/build/fonts/${name}.ts`),
      ...sources,
      'node_modules/subset-font/package.json',
      'node_modules/fontkitten/package.json',
    ],
    outputs: [...fontFiles, '.generated/fonts.css'],
  }
  await buildWhenStale(step, async () => {
    await mkdir(projectPath('.generated', 'fonts'), { recursive: true })
    const faces = []
    for (const family of families) faces.push(await buildFamily(family))
    const preloadedBytes = faces.reduce((sum, family) => sum + family.preloadedBytes, 0)
    if (preloadedBytes > preloadedBytesMax) {
      const finding = `The preloaded fonts have ${preloadedBytes} bytes. More than ${preloadedBytesMax} delay the first paint: choose lighter fonts.`
      if (!site.fonts) throw new PlainFailure(finding)
      console.warn(finding)
    }
    console.log(`preloaded together  ${preloadedBytes} bytes`)
    await writeFile(
      projectPath('.generated', 'fonts.css'),
      [...faces.map(({ css }) => css), familyNames({ heading, body })].join(''),
    )
  })
}

const familyNames = ({ heading, body }: ReturnType<typeof chooseFamilies>): string => `:root {
  --heading-family: '${heading.family}', '${heading.fallback}';
  --body-family: '${body.family}', '${body.fallback}';
}
`

async function buildFamily(family: FontFamily): Promise<{ css: string; preloadedBytes: number }> {
  const latin = await readFile(projectPath(fontFile(family.source, 'latin')))
  const hasExtension = partsOf(family).includes('latin-ext')
  const latinExt = hasExtension ? await readFile(projectPath(fontFile(family.source, 'latin-ext'))) : latin
  const inLatin = (await tablesOf(latin, family.weights.min)).codePoints
  const inLatinExt = (await tablesOf(latinExt, family.weights.min)).codePoints
  const preloadedCodePoints = codePointsOf(family.preloadedText)
  const symbols = codePointsOf(symbolText)
  const pick = (isPicked: (codePoint: number) => boolean) => ({
    font: latin,
    codePoints: [...inLatin].filter(isPicked),
  })
  const subsets = {
    latin: pick((codePoint) => preloadedCodePoints.has(codePoint)),
    'latin-symbols': pick((codePoint) => symbols.has(codePoint) && !preloadedCodePoints.has(codePoint)),
    'latin-1': pick((codePoint) => !symbols.has(codePoint) && !preloadedCodePoints.has(codePoint)),
    'latin-ext': {
      font: latinExt,
      codePoints: [...inLatinExt].filter((codePoint) => !inLatin.has(codePoint)),
    },
  }
  const { min, max } = family.weights
  let css = ''
  let preloadedBytes = 0
  for (const part of partsOf(family)) {
    const { font, codePoints } = subsets[part]
    const bytes = await subsetFont(font, String.fromCodePoint(...codePoints), {
      targetFormat: 'woff2',
      variationAxes: { wght: min === max ? min : { min, max } },
      keepFeatures: part === 'latin' ? preloadedFeatures : keptFeatures,
      noHinting: true,
      dropTables: ['STAT', 'MVAR'],
    })
    await writeFile(projectPath('.generated', generatedFile(family, part)), bytes)
    console.log(
      `.generated/${generatedFile(family, part)}  ${bytes.length} bytes, ${codePoints.length} characters`,
    )
    if (part === 'latin') preloadedBytes = bytes.length
    css += webFace(family, generatedFile(family, part), part === 'latin' ? [] : codePoints)
  }
  for (const { measuredAt, ...standIn } of family.standIns) {
    css += fallbackFace({ ...standIn, family: family.fallback, font: await tablesOf(latin, measuredAt) })
  }
  return { css, preloadedBytes }
}

const codePointsOf = (text: string): ReadonlySet<number> =>
  new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0))

async function tablesOf(font: Buffer, weight: number): Promise<FontTables> {
  const allCodePoints = Array.from({ length: 0xffff }, (_, i) => i).filter((i) => i < 0xd800 || i > 0xdfff)
  return readFontTables(
    await subsetFont(font, String.fromCodePoint(...allCodePoints), {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    }),
  )
}

/**
 * The face that every page loads has no `unicode-range`, which would have to be repeated on every page.
 * Browsers look for missing characters in the other faces.
 */
function webFace(family: FontFamily, file: string, codePoints: readonly number[]): string {
  return `@font-face {
  font-family: '${family.family}';
  font-weight: ${family.weights.min} ${family.weights.max};
  font-display: swap;
  src: url('./${file}') format('woff2');${
    codePoints.length > 0
      ? `
  unicode-range: ${unicodeRange(codePoints)};`
      : ''
  }
}
`
}

function unicodeRange(codePoints: readonly number[]): string {
  const codePointsInOrder = [...codePoints].sort((a, b) => a - b)
  const runs: [first: number, last: number][] = []
  for (const codePoint of codePointsInOrder) {
    const run = runs.at(-1)
    if (run && run[1] === codePoint - 1) run[1] = codePoint
    else runs.push([codePoint, codePoint])
  }
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase()
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ')
}

if (import.meta.main) await buildFonts()
