import { mkdir, writeFile } from 'node:fs/promises'
import { site } from '#site.config.ts'
import { categories } from '#content/blog/categories.ts'
import { socialCategories } from '#contracts/social-image.ts'
import { type BrandColors, brandColors } from './brand-colors.ts'
import { categoryColors } from './category-colors.ts'
import { categoryCss } from './category-css.ts'
import { categoryFaults } from './category-faults.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { buildWhenStale, projectPath } from '../../build/build-when-stale.ts'
import { listContent } from '../../build/content/look-up.ts'

const siteFile = 'site.config.ts'
const categoriesFile = 'blog/categories.ts'

export async function buildBrand(): Promise<void> {
  const scripts = [
    'build-brand',
    'brand-colors',
    'category-colors',
    'category-css',
    'category-faults',
    'color-roles',
    'follow-color',
  ]
  const configs = listContent().filter(({ name }) => [siteFile, categoriesFile].includes(name))
  const step = {
    name: 'brand',
    inputs: [
      ...configs.map(({ file }) => file),
      'node_modules/culori/package.json',
      ...scripts.map((name) => `scripts/fork/brand/${name}.ts`),
    ],
    outputs: ['.generated/brand.css', '.generated/brand-colors.ts'],
  }
  await buildWhenStale(step, async () => {
    const faults = categoryFaults(categories, socialCategories)
    const file = configs.find(({ name }) => name === categoriesFile)?.file
    if (faults.length > 0)
      throw new PlainFailure(
        `The content has faults:\n${faults.map((fault) => `  ${file}: ${fault}`).join('\n')}`,
      )
    await mkdir(projectPath('.generated'), { recursive: true })
    const colors = brandColors(site.colors)
    const palettes = Object.fromEntries(
      categories.map(({ id, hue }) => [id, categoryColors(hue, colors).cover]),
    )
    await writeFile(projectPath('.generated', 'brand.css'), brandCss(colors))
    await writeFile(projectPath('.generated', 'brand-colors.ts'), brandModule(colors, palettes))
  })
}

/** Tailwind's palette is reset here, before our rows; a reset in a later sheet would remove them too. */
function brandCss(colors: BrandColors): string {
  const { shades, light, dark } = colors
  return `@theme {
  --color-*: initial;
${rows(shades, 'color-')}}

:root {
${rows(light)}}

@media (prefers-color-scheme: dark) {
  :root:not(.high-contrast) {
${rows(dark)}  }
}
${categoryCss(categories, colors)}`
}

const rows = (colors: Readonly<Record<string, string>>, prefix = '') =>
  Object.entries(colors)
    .map(([name, hex]) => `  --${prefix}${name}: ${hex};\n`)
    .join('')

function brandModule({ contrasts, coverPalettes, ...colors }: BrandColors, palettes: object): string {
  const lightRatios = Object.fromEntries(
    contrasts
      .filter(({ scheme }) => scheme === 'light')
      .map(({ color, ground, ratio }) => [`${color} on ${ground}`, Math.floor(ratio * 10) / 10]),
  )
  const exports = Object.entries({
    ...colors,
    coverPalettes: palettes,
    defaultCoverPalette: coverPalettes.blue,
    lightRatios,
  }).map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const\n`)
  return exports.join('\n')
}

if (import.meta.main) await buildBrand()
