import { access, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { socialDefaults } from '#content/social-defaults.ts'
import { socialCategories } from '#contracts/social-image.ts'
import { drawCard } from '#social/draw-card.ts'
import { readyCard, type SocialImageRequest } from '#social/ready-card.ts'
import { makeAssets } from './make-assets.ts'
import { loadSatori, openNodeStudio } from './node-studio.ts'
import { digestOfSources } from './social-digest.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Kept from build to build: what was drawn once is drawn again only when its sources change. */
const generatedDir = path.join(root, '.generated')

/**
 * Makes what social images need (fonts, backgrounds, emoji, the eight default images) and writes the module
 * `#generated/social-images.ts`, which names it: run it before anything is bundled.
 */
export async function buildSocial(): Promise<{ digest: string }> {
  const digest = await digestOfSources(root)
  const made = madeDir(digest)
  if (!(await exists(made))) {
    // Made beside its place and moved there whole: a build that was stopped leaves nothing half made.
    const making = `${made}.making`
    await rm(path.dirname(made), { recursive: true, force: true })
    await makeAssets(await loadSatori(), path.join(making, 'assets'))
    await drawDefaults(making, digest)
    await rename(making, made)
  }
  await writeFile(
    path.join(generatedDir, 'social-images.ts'),
    `/** Names everything that social images are made of: code, fonts, art, brand. */\nexport const socialDigest = '${digest}'\n`,
  )
  return { digest }
}

/**
 * Puts into the built site what the browser and the Functions read: `social-assets/{digest}/…`,
 * `social/default/{category}-{digest}.png` and, for each of `images`, the file that `staticImagePath` names.
 * All of them may be kept for ever. `buildSocial` has to have run, and the bundler to have emptied `outDir` before.
 */
export async function publishSocial({
  outDir = 'dist',
  images = [],
}: {
  outDir?: string
  images?: readonly SocialImageRequest[]
} = {}): Promise<void> {
  const out = path.resolve(root, outDir)
  const digest = await digestOfSources(root)
  const made = madeDir(digest)
  await cp(path.join(made, 'assets'), path.join(out, 'social-assets', digest), { recursive: true })
  await cp(path.join(made, 'default'), path.join(out, 'social', 'default'), { recursive: true })
  // Not at the top: the module that it imports is written by buildSocial.
  const { staticImagePath } = await import('#social/static-path.ts')
  for (const image of images) {
    const name = path.basename(staticImagePath(image))
    const kept = path.join(made, 'static', name)
    if (!(await exists(kept))) {
      await mkdir(path.dirname(kept), { recursive: true })
      await writeFile(kept, await drawSocialImage(image))
    }
    await cp(kept, path.join(out, 'social', 'static', name))
  }
}

/** One image, drawn as the edge draws it and packed tighter. `buildSocial` has to have run. */
export async function drawSocialImage(request: SocialImageRequest): Promise<Uint8Array> {
  const { studio, read } = await openNodeStudio(path.join(madeDir(await digestOfSources(root)), 'assets'))
  return drawCard(readyCard(request), { studio, read, level: 9 })
}

function madeDir(digest: string): string {
  return path.join(generatedDir, 'social', digest)
}

async function drawDefaults(making: string, digest: string): Promise<void> {
  await mkdir(path.join(making, 'default'), { recursive: true })
  const { studio, read } = await openNodeStudio(path.join(making, 'assets'))
  for (const category of socialCategories) {
    const card = readyCard({ ...socialDefaults[category], category })
    const file = path.join(making, 'default', `${category}-${digest}.png`)
    await writeFile(file, await drawCard(card, { studio, read, level: 9 }))
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

if (import.meta.main) {
  const started = performance.now()
  const { digest } = await buildSocial()
  await publishSocial()
  console.log(`Social images ${digest}: ${Math.round(performance.now() - started)} ms`)
}
