import { build } from 'esbuild'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { screenNames } from '#shared/drawings.ts'
import { buildWhenStale, projectPath } from '../build-when-stale.ts'

const gzippedBytesMax = 8 * 1024
const folder = '.generated/drawings'

/** Renders the components of `src/ui/drawings/` to SVG files, which pages show with `<use>`. */
export async function buildDrawings(): Promise<void> {
  const entries = await readdir(projectPath('src/ui/drawings'), { recursive: true })
  const sources = entries.filter((name) => name.endsWith('.tsx'))
  const step = {
    name: 'drawings',
    inputs: [
      ...sources.map((name) => `src/ui/drawings/${name}`),
      'src/shared/drawings.ts',
      'scripts/build/drawings/build-drawings.ts',
      'scripts/build/drawings/render-drawings.tsx',
    ],
    outputs: [
      ...['covers', 'portraits', 'sketches', ...screenNames].map((name) => `${folder}/${name}.svg`),
      '.generated/cover-markup.ts',
    ],
  }
  await buildWhenStale(step, async () => {
    await mkdir(projectPath(folder), { recursive: true })
    const { renderDrawings, renderCovers } = await renderer()
    await writeFile(
      projectPath('.generated', 'cover-markup.ts'),
      `export const coverMarkup = ${JSON.stringify(renderCovers(), null, 2)} as const\n`,
    )
    for (const [name, svg] of renderDrawings()) {
      const gzippedBytes = gzipSync(svg).length
      if (gzippedBytes > gzippedBytesMax) throw new Error(`${name}: ${gzippedBytes} bytes gzipped`)
      await writeFile(projectPath(folder, `${name}.svg`), svg)
      console.log(`${folder}/${name}.svg  ${svg.length} bytes, ${gzippedBytes} gzipped`)
    }
  })
}

async function renderer(): Promise<typeof import('./render-drawings.tsx')> {
  const bundle = projectPath('.generated/drawings.mjs')
  await build({
    entryPoints: [projectPath('scripts/build/drawings/render-drawings.tsx')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react-dom'],
    tsconfigRaw: {},
    logLevel: 'warning',
  })
  try {
    return (await import(bundle)) as typeof import('./render-drawings.tsx')
  } finally {
    await rm(bundle)
  }
}

if (import.meta.main) await buildDrawings()
