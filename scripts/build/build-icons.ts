import { mkdir, writeFile } from 'node:fs/promises'
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import { shareMarks } from '#content/blog/share-marks.ts'
import { iconNames } from '#ui/icon-names.ts'

const { icons, aliases }: LucideIcons = lucide

interface LucideIcons {
  icons: Record<string, { body: string } | undefined>
  aliases: Record<string, { parent: string } | undefined>
}

export async function buildIcons() {
  const marks = Object.entries(shareMarks).map(
    ([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  )
  const symbols = [...iconNames.map(symbol), ...marks]
  await mkdir('.generated', { recursive: true })
  await writeFile(
    '.generated/icon-sprite.svg',
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
  )
}

const strokeAttributes =
  / (?:fill="none"|stroke="currentColor"|stroke-(?:linecap|linejoin)="round"|stroke-width="2")/g

function symbol(name: string): string {
  const icon = icons[name] ?? icons[aliases[name]?.parent ?? '']
  if (!icon) throw new Error(`src/ui/icon-names.ts names "${name}", which lucide does not have.`)
  return `<symbol id="${name}" viewBox="0 0 24 24">${icon.body.replace(strokeAttributes, '')}</symbol>`
}
