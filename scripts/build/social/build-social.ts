import { access, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { socialDefaults } from '#content/social-defaults.ts'
import { socialCategories } from '#contracts/social-image.ts'
import { renderCard } from '#social/render-card.ts'
import { readyCard, type SocialImageRequest } from '#social/ready-card.ts'
import { PlainFailure, runScript } from '../../lib/plain-failure.ts'
import { runCommand } from '../../lib/run-command.ts'
import { makeAssets } from './make-assets.ts'
import { loadSatori, openNodeStudio } from './node-studio.ts'
import { digestOfSources } from './social-digest.ts'

const root = path.resolve(import.meta.dirname, '../../..')

const generatedDir = path.join(root, '.generated')

/** Must run before anything is bundled, because bundles import the digest. */
export async function writeSocialDigest(): Promise<void> {
  const digest = await digestOfSources(root)
  await writeFile(
    path.join(generatedDir, 'social-images.ts'),
    `/** Changes with everything that affects social images: code, fonts, art, brand. */\nexport const socialDigest = '${digest}'\n`,
  )
}

export async function renderSocialAssets(): Promise<void> {
  const digest = await digestOfSources(root)
  const targetDir = targetDirOf(digest)
  if (await exists(targetDir)) return
  const stagingDir = `${targetDir}.partial`
  await rm(path.dirname(targetDir), { recursive: true, force: true })
  await makeAssets(await loadSatori(), path.join(stagingDir, 'assets'))
  await renderDefaults(stagingDir, digest)
  await rename(stagingDir, targetDir)
}

/** Renders the social images in a process of its own, so that a bundler can run meanwhile. */
export async function renderSocialAssetsApart(): Promise<void> {
  if (await exists(targetDirOf(await digestOfSources(root)))) return
  const result = await runCommand(process.execPath, [import.meta.filename])
  if (!result.ok) throw new PlainFailure('The social images could not be rendered; see the output above.')
}

export async function publishSocial(images: readonly SocialImageRequest[]): Promise<void> {
  const out = path.resolve(root, 'dist')
  const digest = await digestOfSources(root)
  const targetDir = targetDirOf(digest)
  await cp(path.join(targetDir, 'assets'), path.join(out, 'social-assets', digest), { recursive: true })
  await cp(path.join(targetDir, 'default'), path.join(out, 'social', 'default'), { recursive: true })
  const { staticImagePath } = await import('#social/static-path.ts')
  for (const image of images) {
    const name = path.basename(staticImagePath(image))
    const file = path.join(targetDir, 'static', name)
    if (!(await exists(file))) {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, await renderSocialImage(image))
    }
    await cp(file, path.join(out, 'social', 'static', name))
  }
}

export async function renderSocialImage(request: SocialImageRequest): Promise<Uint8Array> {
  const { studio, read } = await openNodeStudio(path.join(targetDirOf(await digestOfSources(root)), 'assets'))
  return renderCard(readyCard(request), { studio, read, level: 9 })
}

function targetDirOf(digest: string): string {
  return path.join(generatedDir, 'social', digest)
}

async function renderDefaults(stagingDir: string, digest: string): Promise<void> {
  await mkdir(path.join(stagingDir, 'default'), { recursive: true })
  const { studio, read } = await openNodeStudio(path.join(stagingDir, 'assets'))
  for (const category of socialCategories) {
    const card = readyCard({ ...socialDefaults[category], category })
    const file = path.join(stagingDir, 'default', `${category}-${digest}.png`)
    await writeFile(file, await renderCard(card, { studio, read, level: 9 }))
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

if (import.meta.main) await runScript(renderSocialAssets)
