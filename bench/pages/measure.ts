import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { PlainFailure } from '../../scripts/lib/plain-failure.ts'
import { findBrowser } from '../../scripts/lib/testing/find-browser.ts'
import { startSite } from '../start-site.ts'
import { controlOf } from './controls.ts'
import type { PageFigures, PeerFigures, PeerId } from './figures.ts'
import { evaluatedScript, measureFirstClick } from './first-click.ts'
import { runLighthouse } from './lighthouse.ts'
import { installProject, type Peer, peerProjects, servePeers } from './peers.ts'
import { publishPictureArticle } from './picture-article.ts'

export interface PagesOptions {
  pages: readonly string[] | 'all' | undefined
  runs: number
  peers: readonly PeerId[]
  hasClicks: boolean
  isBuilt: boolean
}

const workDir = '.wrangler/bench-pages'

export async function measurePages(options: PagesOptions): Promise<PageFigures[]> {
  const browserFile = findBrowser()
  if (!browserFile) throw new PlainFailure('The bench needs Chromium: install one, or set CHROMIUM_PATH.')
  await installProject('bench/pages')
  for (const id of options.peers) if (peerProjects[id]) await installProject(peerProjects[id])
  await mkdir(path.join(workDir, 'reports'), { recursive: true })
  const site = await startSite({ stateDir: path.join(workDir, 'state'), isBuilt: options.isBuilt })
  try {
    const browser = await chromium.launch({ executablePath: browserFile, args: ['--disable-gpu'] })
    try {
      const pictureArticle = await publishPictureArticle(site.address, browser)
      const { paths, peers } = await servePeers({
        upstream: site.address,
        workDir,
        ids: options.peers,
        choosePaths: (indexable) => choosePaths(indexable, pictureArticle, options.pages),
      })
      try {
        return await visit({ ...options, paths, peers, browser, browserFile })
      } finally {
        for (const { server } of peers) server.end()
      }
    } finally {
      await browser.close()
    }
  } finally {
    await site.end()
  }
}

function choosePaths(
  indexable: readonly string[],
  pictureArticle: string,
  pages: PagesOptions['pages'],
): string[] {
  if (pages === 'all') return [...indexable]
  if (pages) return [...pages]
  const article = indexable.find((at) => /^\/blog\/[^/]+$/.test(at) && at !== pictureArticle)
  return ['/', ...(article ? [article] : []), pictureArticle]
}

interface Visit extends Omit<PagesOptions, 'pages' | 'peers'> {
  paths: readonly string[]
  peers: readonly Peer[]
  browser: Browser
  browserFile: string
}

async function visit({ paths, peers, browser, browserFile, runs, hasClicks }: Visit): Promise<PageFigures[]> {
  const figures = paths.map(
    (at): PageFigures => ({
      path: at,
      control: controlOf(at).name,
      peers: Object.fromEntries(peers.filter(({ has }) => has(at)).map(({ id }) => [id, empty()])),
    }),
  )
  for (let run = 1; run <= runs; run++) {
    for (const page of figures) {
      for (const { id, server } of peers) {
        const peer = page.peers[id]
        if (!peer) continue
        const url = server.origin + page.path
        const name = `${id}${page.path.replaceAll('/', '_')}.${run}.json`
        const report = await runLighthouse(url, browserFile, path.resolve(workDir, 'reports', name))
        peer.lighthouse.push(report)
        console.log(
          `${run}/${runs} ${page.path} ${id}: performance ${report.performance}, LCP ${report.lcpMs}, TBT ${report.tbtMs} ms`,
        )
        if (!hasClicks) continue
        peer.evaluatedBytes ??= await evaluatedScript(browser, url)
        if (id === 'floor' && page.control !== 'menu button') continue
        const click = await measureFirstClick(browser, url, controlOf(page.path))
        peer.clicks.push(click)
        console.log(
          `    first click: ready ${Math.round(click.readyMs)}, INP ${click.inpMs} ms, lost ${click.lost}`,
        )
      }
    }
  }
  return figures
}

function empty(): PeerFigures {
  return { lighthouse: [], clicks: [] }
}
