import { mkdir, writeFile } from 'node:fs/promises'
import { site } from '#site.config.ts'
import { brandIcons, iconNames } from './brand-icons.ts'
import { brandPalette } from './brand-palette.ts'
import { buildWhenStale, projectPath } from '../build/build-when-stale.ts'

export async function buildBrand(): Promise<void> {
  const scripts = ['build-brand', 'brand-icons', 'brand-palette']
  const step = {
    name: 'brand',
    inputs: [
      'src/site.config.ts',
      'src/content/logo-mark.ts',
      'node_modules/culori/package.json',
      ...scripts.map((name) => `scripts/brand/${name}.ts`),
    ],
    outputs: ['.generated/brand.css', ...iconNames.map((name) => `.generated/icons/${name}`)],
  }
  await buildWhenStale(step, async () => {
    await mkdir(projectPath('.generated', 'icons'), { recursive: true })
    // Tailwind's palette is reset here, before our rows; a reset in a later sheet would remove them too.
    const rows = Object.entries(brandPalette(site.colors)).map(
      ([token, hex]) => `  --color-${token}: ${hex};\n`,
    )
    await writeFile(
      projectPath('.generated', 'brand.css'),
      `@theme {\n  --color-*: initial;\n${rows.join('')}}\n`,
    )
    for (const [name, content] of Object.entries(brandIcons(site.colors))) {
      await writeFile(projectPath('.generated', 'icons', name), content)
    }
  })
}

if (import.meta.main) await buildBrand()
