import { mkdir, writeFile } from 'node:fs/promises'
import { site } from '#site.config.ts'
import { type BrandColors, brandColors } from './brand-colors.ts'
import { buildWhenStale, projectPath } from '../../build/build-when-stale.ts'
import { listContent } from '../../build/content/look-up.ts'

export async function buildBrand(): Promise<void> {
  const scripts = ['build-brand', 'brand-colors', 'color-roles', 'follow-color']
  const step = {
    name: 'brand',
    inputs: [
      ...listContent()
        .filter(({ name }) => name === 'site.config.ts')
        .map(({ file }) => file),
      'node_modules/culori/package.json',
      ...scripts.map((name) => `scripts/fork/brand/${name}.ts`),
    ],
    outputs: ['.generated/brand.css', '.generated/brand-colors.ts'],
  }
  await buildWhenStale(step, async () => {
    await mkdir(projectPath('.generated'), { recursive: true })
    const colors = brandColors(site.colors)
    await writeFile(projectPath('.generated', 'brand.css'), brandCss(colors))
    await writeFile(projectPath('.generated', 'brand-colors.ts'), brandModule(colors))
  })
}

/** Tailwind's palette is reset here, before our rows; a reset in a later sheet would remove them too. */
function brandCss({ shades, light, dark, coverPalettes }: BrandColors): string {
  return `@theme {
  --color-*: initial;
${rows(shades, 'color-')}}

:root {
${rows(light)}}

@media (prefers-color-scheme: dark) {
  :root:not(.high-contrast) {
${rows(dark)}  }
}
${Object.entries(coverPalettes)
  .map(([category, palette]) => `\n@utility cover-${category} {\n${rows(palette, 'cover-')}}\n`)
  .join('')}`
}

const rows = (colors: Readonly<Record<string, string>>, prefix = '') =>
  Object.entries(colors)
    .map(([name, hex]) => `  --${prefix}${name}: ${hex};\n`)
    .join('')

function brandModule({ contrasts, ...colors }: BrandColors): string {
  const lightRatios = Object.fromEntries(
    contrasts
      .filter(({ scheme }) => scheme === 'light')
      .map(({ color, ground, ratio }) => [`${color} on ${ground}`, Math.floor(ratio * 10) / 10]),
  )
  const exports = Object.entries({ ...colors, lightRatios }).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const\n`,
  )
  return exports.join('\n')
}

if (import.meta.main) await buildBrand()
