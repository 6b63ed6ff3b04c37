import { rm } from 'node:fs/promises'
import { build as viteBuild } from 'vite'
import type { SiteRoute } from '#content/site-route.ts'
import { publishSocial } from '../social/build-social.ts'
import { buildPageList } from '../pages/build-page-list.ts'
import { generate } from '../build/generate.ts'
import { checkContent } from '../build/check-content.ts'
import { writeBuildModule } from '../build/build-module.ts'
import { writeDocumentParts } from '../build/document-parts.ts'
import { writeLlmsPages } from '../build/llms-pages.ts'
import { writePlatformFiles } from '../build/platform-files.ts'
import { prerender } from '../build/prerender.ts'
import { buildFunctions, loadWrangler } from '../gate/built-site.ts'
import { checkBuiltSite } from '../gate/check-built-site.ts'
import { PlainFailure, runScript } from '../process/plain-failure.ts'
import { readArguments } from '../process/read-arguments.ts'
import { endCommandsOnSignal } from '../process/run-command.ts'

/**
 * Makes everything that deploys: the browser's files, the module that draws pages, the finished static pages
 * and the files that the platform reads; then reads all pages as a crawler does. The order matters: each step reads
 * what the one before left.
 * @param siteUrl public origin that canonical addresses are made from
 * @param isChecked whether what is wrong with a page stops the build; not while somebody is still writing it
 * @throws Error naming the file or page that is wrong
 */
export async function build({ siteUrl, isChecked }: { siteUrl: string; isChecked: boolean }) {
  const origin = parseOrigin(siteUrl)
  process.env.VITE_SITE_URL = origin
  process.env.VITE_BUILD_YEAR = String(new Date().getUTCFullYear())
  const routes = await buildPageList()
  await checkContent(routes)
  await generate()
  await viteBuild({ logLevel: 'warn' })
  const { styles } = await writeDocumentParts()
  await viteBuild({ logLevel: 'warn', build: { ssr: true } })
  const headers = await writeBuildModule({ origin, styles })
  if (!isChecked) return writeSite({ origin, headers, routes })
  await Promise.all([writeSite({ origin, headers, routes }), buildFunctions(), loadWrangler()])
  await checkBuiltSite(origin)
}

interface Platform {
  origin: string
  headers: Record<string, string>
  routes: readonly SiteRoute[]
}

async function writeSite(platform: Platform) {
  const images = await prerender(platform.routes)
  await publishSocial({ images })
  await writeLlmsPages(platform.origin, platform.routes)
  await writePlatformFiles(platform)
  await rm('dist/.vite', { recursive: true })
}

function parseOrigin(siteUrl: string): string {
  const url = URL.parse(siteUrl)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(`SITE_URL must be an origin like https://www.example.com, not "${siteUrl}".`)
  }
  return url.origin
}

async function main() {
  const { values } = readArguments(process.argv.slice(2), {
    options: { unchecked: { type: 'boolean' } },
    usage: 'SITE_URL=https://www.example.com npm run build [-- --unchecked]',
  })
  if (!process.env.SITE_URL) {
    throw new PlainFailure(
      'Set SITE_URL to the public origin of this deployment, for example SITE_URL=https://www.example.com',
    )
  }
  endCommandsOnSignal()
  await build({ siteUrl: process.env.SITE_URL, isChecked: !values.unchecked })
}

if (import.meta.main) await runScript(main)
