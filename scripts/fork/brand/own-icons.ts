import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { logoMark } from '#content/logo-mark.ts'
import { site } from '#site.config.ts'
import { projectPath } from '../../build/build-when-stale.ts'
import { listContent, ownFolder } from '../../build/content/look-up.ts'
import { drawnMark } from './brand-icons.ts'
import { brandFiles } from './brand-files.ts'

const sampleFolder = 'public'
const ownPublic = `${ownFolder}/public`

const hasOwnBrand = (): boolean =>
  listContent(projectPath()).some(
    ({ name, isOwn }) => isOwn && ['site.config.ts', 'logo-mark.ts'].includes(name),
  )

/**
 * Writes the icons of the brand where they are kept: those of an agency to src/site/public/, those of the sample to
 * public/. Icons that an agency made itself stay. Returns the lines of a report.
 */
export async function writeIcons(): Promise<string[]> {
  if (!hasOwnBrand()) {
    const files = brandFiles(site, logoMark)
    for (const [name, content] of Object.entries(files))
      await writeFile(projectPath(sampleFolder, name), content)
    return [`Wrote ${sampleFolder}/ (${Object.keys(files).length} files)`]
  }
  await mkdir(projectPath(ownPublic), { recursive: true })
  const hasDrawnIcons = await isFaviconDrawn()
  const { 'site.webmanifest': _, ...icons } = brandFiles(site, logoMark)
  const lines: string[] = []
  for (const [name, content] of Object.entries(icons)) {
    const isKept = !hasDrawnIcons && existsSync(projectPath(ownPublic, name))
    if (!isKept) await writeFile(projectPath(ownPublic, name), content)
    lines.push(`${isKept ? 'Kept ' : 'Wrote'} ${ownPublic}/${name}`)
  }
  return lines
}

/**
 * Completes the build of an agency: what its brand leads to takes the place of the sample's icons and manifest, and of
 * icons that were drawn from an earlier configuration. Files that it made itself stay.
 */
export async function copyDrawnIcons(to = 'dist'): Promise<void> {
  if (!hasOwnBrand()) return
  const hasDrawnIcons = await isFaviconDrawn()
  for (const [name, content] of Object.entries(brandFiles(site, logoMark))) {
    const isReplaced = hasDrawnIcons && name !== 'site.webmanifest'
    if (isReplaced || !existsSync(projectPath(ownPublic, name))) await writeFile(`${to}/${name}`, content)
  }
}

async function isFaviconDrawn(): Promise<boolean> {
  const favicon = projectPath(ownPublic, 'favicon.svg')
  return existsSync(favicon) && (await readFile(favicon, 'utf8')).includes(drawnMark)
}

if (import.meta.main) console.log((await writeIcons()).join('\n'))
