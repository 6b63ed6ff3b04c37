import { mkdir, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { buildWhenStale, projectPath } from '../../build/build-when-stale.ts'
import { pageArt, pageArtSvg } from './page-art.ts'

const gzippedBytesMax = 8 * 1024
const file = (seed: string) => `.generated/art/${seed}.svg`

export async function buildArt(): Promise<void> {
  const inputs = ['contours', 'curve', 'relief'].map((name) => `src/social/${name}.ts`)
  const step = {
    name: 'art',
    inputs: [...inputs, 'scripts/fork/brand/build-art.ts', 'scripts/fork/brand/page-art.ts'],
    outputs: pageArt.map((art) => file(art.seed)),
  }
  await buildWhenStale(step, async () => {
    await mkdir(projectPath('.generated', 'art'), { recursive: true })
    for (const art of pageArt) {
      const svg = pageArtSvg(art)
      const gzippedBytes = gzipSync(svg).length
      if (gzippedBytes > gzippedBytesMax) throw new Error(`${art.seed}: ${gzippedBytes} bytes gzipped`)
      await writeFile(projectPath(file(art.seed)), svg)
      console.log(`${file(art.seed)}  ${svg.length} bytes, ${gzippedBytes} gzipped`)
    }
  })
}

if (import.meta.main) await buildArt()
