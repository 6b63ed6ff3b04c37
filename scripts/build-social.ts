import { access, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { socialDefaults } from '#content/social-defaults.ts'
import { socialCategories } from '#contracts/social-images.ts'
import { drawCard } from '#social/draw-card.ts'
import { readyCard, type SocialImageInput } from '#social/ready-card.ts'
import { makeAssets } from './social/make-assets.ts'
import { loadSatori, openNodeStudio } from './social/node-studio.ts'
import { digestOfSources } from './social/social-digest.ts'

const root = path.resolve(import.meta.dirname, '..')

export interface BuildSocialOptions {
  /** Where the site is built to. */
  outDir?: string
  /** Kept from build to build: what was drawn once is drawn again only when its sources change. */
  generatedDir?: string
}

const folders = ({ outDir = 'dist', generatedDir = '.generated' }: BuildSocialOptions) => ({
  out: path.resolve(root, outDir),
  generated: path.resolve(root, generatedDir),
})

/**
 * Makes what social images need, puts it into `outDir`, and writes the module `#generated/social-images.js`, which
 * page heads and Functions import: run it before anything is bundled.
 * Files: `social-assets/{digest}/…` and `social/default/{category}-{digest}.png`, all of them immutable.
 */
export async function buildSocial(options: BuildSocialOptions = {}): Promise<{ digest: string }> {
  const { out, generated } = folders(options)
  const digest = await digestOfSources(root)
  const made = path.join(generated, 'social', digest)
  if (!(await exists(made))) {
    // Made beside its place and moved there whole: a build that was stopped leaves nothing half made.
    const making = `${made}.making`
    await rm(path.join(generated, 'social'), { recursive: true, force: true })
    await makeAssets(await loadSatori(), path.join(making, 'assets'))
    await drawDefaults(making, digest)
    await rename(making, made)
  }
  await writeFile(
    path.join(generated, 'social-images.js'),
    `export const socialDigest = ${JSON.stringify(digest)}\n`,
  )
  await cp(path.join(made, 'assets'), path.join(out, 'social-assets', digest), { recursive: true })
  await cp(path.join(made, 'default'), path.join(out, 'social', 'default'), { recursive: true })
  return { digest }
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

/** One image, drawn as the edge draws it. `buildSocial` has to have run. */
export async function drawSocialImage(input: SocialImageInput, options: BuildSocialOptions = {}): Promise<Uint8Array> {
  const { generated } = folders(options)
  const { studio, read } = await openNodeStudio(path.join(generated, 'social', await digestOfSources(root), 'assets'))
  return drawCard(readyCard(input), { studio, read, level: 9 })
}

/** Draws the images of static pages to where `staticImagePath` says that they are. `buildSocial` has to have run. */
export async function drawStaticImages(inputs: readonly SocialImageInput[], options: BuildSocialOptions = {}) {
  const { out, generated } = folders(options)
  // Not at the top: the module that it imports is written by buildSocial.
  const { staticImagePath } = await import('#social/static-path.ts')
  const { studio, read } = await openNodeStudio(path.join(generated, 'social', await digestOfSources(root), 'assets'))
  for (const input of inputs) {
    const file = path.join(out, staticImagePath(input))
    if (await exists(file)) continue
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await drawCard(readyCard(input), { studio, read, level: 9 }))
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
  console.log(`Social images ${digest}: ${Math.round(performance.now() - started)} ms`)
}
