import { cp, rm } from 'node:fs/promises'
import { build as viteBuild } from 'vite'
import { readPosts } from '../build/content/read-posts.ts'
import { undrawnTitles } from '../build/social/undrawn-titles.ts'
import { publishSocial, renderSocialAssetsApart } from '../build/social/build-social.ts'
import { buildFunctions, functionsFolder, workerFolder } from '../build/build-functions.ts'
import { reserveBuild } from '../build/build-lock.ts'
import { markBuildBegun, markBuildComplete, markBuildReadable } from '../build/build-pages.ts'
import { checkOwnTypes } from '../build/check-own-types.ts'
import { buildPageList, type SitePages } from '../build/pages/build-page-list.ts'
import { generate } from '../build/generate.ts'
import { checkPlatform } from '../build/check-platform.ts'
import { checkContent, warnOfClaims } from '../build/check-content.ts'
import { writeBuildModule } from '../build/build-module.ts'
import { writeDocumentParts } from '../build/document-parts.ts'
import { writeSharedStyles } from '../build/shared-styles.ts'
import { writeLlmsPages } from '../build/llms-pages.ts'
import { writePlatformFiles } from '../build/platform-files.ts'
import { prerender } from '../build/prerender.ts'
import { refuseSample } from '../fork/doctor/refuse-sample.ts'
import { openBuiltSite } from '../gate/built-site.ts'
import { loadLocalWrangler } from '../lib/load-wrangler.ts'
import { checkBuiltSite } from '../gate/check-built-site.ts'
import { readSite } from '../gate/read-site.ts'
import { isLocalOrigin } from '../lib/local/local-only.ts'
import { overrideWarnings } from '../fork/overrides/overrides.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { readArguments } from '../lib/read-arguments.ts'
import { endCommandsOnSignal } from '../lib/run-command.ts'

interface BuildOptions {
  siteUrl: string
  isChecked: boolean
  isPreview: boolean
}

export async function build({ siteUrl, isChecked, isPreview }: BuildOptions) {
  const origin = parseOrigin(siteUrl)
  using _build = reserveBuild()
  process.env.VITE_SITE_URL = origin
  process.env.VITE_BUILD_YEAR = String(new Date().getUTCFullYear())
  markBuildBegun()
  await generate()
  for (const warning of overrideWarnings()) console.warn(`Warning: ${warning}`)
  const pages = await buildPageList()
  await checkContent(pages.allRoutes)
  warnOfClaims()
  const [headers] = await Promise.all([bundle({ origin, isPreview }, pages), renderSocialAssetsApart()])
  await Promise.all([
    writeSite({ origin, isPreview, headers, ...pages }),
    buildFunctions(),
    isChecked && loadLocalWrangler(),
  ])
  const site = isChecked ? await checkBuiltSite(origin) : null
  markBuildReadable()
  if (!isPreview && !isLocalOrigin(origin)) await refuseSample(site ?? (await readBuiltSite(origin)))
  await cp(functionsFolder, workerFolder, { recursive: true })
  await checkPlatform()
  markBuildComplete(origin)
}

async function bundle(
  target: { origin: string; isPreview: boolean },
  { routes }: SitePages,
): Promise<Record<string, string>> {
  await viteBuild({ logLevel: 'warn' })
  const { styles } = await writeDocumentParts()
  await Promise.all([viteBuild({ logLevel: 'warn', build: { ssr: true } }), checkOwnTypes()])
  await writeSharedStyles(styles, routes)
  return writeBuildModule({ ...target, styles })
}

async function readBuiltSite(origin: string) {
  await using reader = await openBuiltSite(origin)
  return readSite(reader)
}

interface Platform extends SitePages {
  origin: string
  isPreview: boolean
  headers: Record<string, string>
}

async function writeSite(platform: Platform) {
  const images = await prerender(platform.routes)
  await publishSocial(images)
  const titles = [...images, ...readPosts()].map(({ title }) => title)
  for (const line of undrawnTitles(titles)) console.warn(`Note: ${line}`)
  await writeLlmsPages(platform.origin, platform.routes)
  await writePlatformFiles(platform)
  await rm('dist/.vite', { recursive: true })
}

function parseOrigin(siteUrl: string): string {
  const url = URL.parse(siteUrl)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new PlainFailure(`SITE_URL must be an origin such as https://www.example.com, not "${siteUrl}".`)
  }
  return url.origin
}

async function main() {
  const { values } = readArguments(process.argv.slice(2), {
    options: { unchecked: { type: 'boolean' }, preview: { type: 'boolean' } },
    usage: 'SITE_URL=https://www.example.com npm run build [-- --preview] [--unchecked]',
  })
  if (!process.env.SITE_URL) {
    throw new PlainFailure(
      'Set SITE_URL to the public origin of this deployment, as in `SITE_URL=https://www.example.com npm run build`, or to http://localhost:8788 to try the build on this machine.',
    )
  }
  endCommandsOnSignal()
  await build({
    siteUrl: process.env.SITE_URL,
    isChecked: !values.unchecked,
    isPreview: values.preview === true,
  })
}

if (import.meta.main) await runScript(main)
