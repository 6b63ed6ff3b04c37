import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { shareMarks } from '#content/share-marks.ts'
import { iconNames } from '#ui/icon-names.ts'

/**
 * Writes the one sprite of all icons in use, so that an icon costs no script: pages refer to it by `<use>`.
 * @throws Error naming an icon that lucide does not have
 */
export async function buildIcons() {
  const marks = Object.entries(shareMarks).map(
    ([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  )
  const symbols = [...(await Promise.all(iconNames.map(symbol))), ...marks]
  await mkdir('.generated', { recursive: true })
  await writeFile(
    '.generated/icon-sprite.svg',
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
  )
}

async function symbol(name: string): Promise<string> {
  const file = fileURLToPath(import.meta.resolve(`lucide-static/icons/${name}.svg`))
  const svg = await readFile(file, 'utf8').catch(() => {
    throw new Error(
      `src/ui/icon-names.ts names "${name}", which lucide does not have (${path.basename(file)}).`,
    )
  })
  const shapes = svg.replace(/<!--[\s\S]*?-->/g, '').match(/<svg[^>]*>([\s\S]*)<\/svg>/)?.[1] ?? ''
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s+/g, ' ').trim()}</symbol>`
}
