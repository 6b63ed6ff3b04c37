import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { emojiCode, splitEmoji, tilePx } from '#social/emoji.ts'

export async function makeEmojiTiles(): Promise<Map<string, Uint8Array>> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@twemoji/svg/package.json'))
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'))
  const files = new Map(names.map((name) => [withoutSelectors(name.slice(0, -'.svg'.length)), name]))
  const tiles = await Promise.all(
    splitEmoji().map(async (emoji): Promise<[string, Uint8Array]> => {
      const code = emojiCode(emoji)
      const name = files.get(code)
      if (!name) throw new RangeError(`@twemoji/svg has no image for ${emoji} (${code})`)
      const svg = await readFile(path.join(folder, name), 'utf8')
      const image = new Resvg(svg, {
        fitTo: { mode: 'width', value: tilePx },
        font: { loadSystemFonts: false },
      })
      return [code, deflateRawSync(image.render().pixels, { level: 9 })]
    }),
  )
  return new Map(tiles)
}

function withoutSelectors(code: string): string {
  return code
    .split('-')
    .filter((part) => part !== 'fe0f')
    .join('-')
}
