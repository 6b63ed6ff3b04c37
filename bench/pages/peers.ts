import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PlainFailure } from '../../scripts/lib/plain-failure.ts'
import { runCommand } from '../../scripts/lib/run-command.ts'
import { freePort } from '../../scripts/lib/local/free-port.ts'
import type { PeerId } from './figures.ts'
import { pageParts, withoutScripts } from './page-parts.ts'
import { reactTree } from './react-tree.ts'
import { indexablePaths, type SavedPage, savePages } from './saved-site.ts'
import { type PeerServer, servePeer } from './serve-h2.ts'

export interface Peer {
  id: PeerId
  server: PeerServer
  has(path: string): boolean
}

interface PeersOptions {
  upstream: string
  workDir: string
  ids: readonly PeerId[]
  choosePaths(indexable: readonly string[]): string[]
}

export async function servePeers({ upstream, workDir, ids, choosePaths }: PeersOptions) {
  const { origin, paths: indexable } = await indexablePaths(upstream)
  const paths = choosePaths(indexable)
  const port = await freePort(8940)
  const oursOrigin = `https://localhost:${port}`
  const pages = await savePages(upstream, paths, { from: origin, to: oursOrigin })
  const has = (id: PeerId, pathname: string) => id !== 'next' || pathname === '/'
  const chosenIds = ids.filter((id) => paths.some((pathname) => has(id, pathname)))
  // All of them are built before one is served: a server left by a failed build would keep the bench from ending.
  const folders = new Map<PeerId, string | undefined>()
  for (const id of chosenIds) folders.set(id, await buildPeer(id, pages, workDir))
  const peers: Peer[] = []
  for (const [id, folder] of folders) {
    const peerPort = id === 'ours' ? port : await freePort(port + 1 + ids.indexOf(id))
    const responses = folder
      ? undefined
      : new Map(pages.map((page) => [page.path, id === 'floor' ? floor(page) : page]))
    const server = await servePeer({
      port: peerPort,
      workDir,
      folder,
      answers: responses,
      assets: 'dist',
      upstream,
    })
    peers.push({ id, server, has: (pathname) => has(id, pathname) })
  }
  return { paths, peers }
}

async function buildPeer(
  id: PeerId,
  pages: readonly SavedPage[],
  workDir: string,
): Promise<string | undefined> {
  if (id === 'astro') return buildAstro(pages, workDir)
  if (id === 'next') return buildNext(pages, workDir)
  return undefined
}

function floor(page: SavedPage): SavedPage {
  return { ...page, body: Buffer.from(withoutScripts(page.body.toString())) }
}

async function buildAstro(pages: readonly SavedPage[], workDir: string): Promise<string> {
  const outDir = path.resolve(workDir, 'astro')
  const pagesFile = path.resolve(workDir, 'astro-pages.json')
  await clear(outDir)
  await writeFile(
    pagesFile,
    JSON.stringify(pages.map(({ path: at, body }) => pageParts(at, body.toString()))),
  )
  await run('bench/pages/astro', ['node_modules/astro/bin/astro.mjs', 'build'], {
    BENCH_OUT: outDir,
    BENCH_PAGES: pagesFile,
    BENCH_CACHE: path.resolve(workDir, 'astro-cache'),
    ASTRO_TELEMETRY_DISABLED: '1',
  })
  return outDir
}

async function buildNext(pages: readonly SavedPage[], workDir: string): Promise<string> {
  const outDir = path.resolve('bench/pages/next/dist')
  const pageFile = path.resolve(workDir, 'next-page.json')
  const home = pages.find((page) => page.path === '/')
  if (!home) throw new Error('The Next peer has the home page only')
  const { head, body, ...parts } = pageParts('/', home.body.toString())
  const headTree = reactTree(head).filter((node) => typeof node !== 'string' && node[0] !== 'title')
  await writeFile(pageFile, JSON.stringify({ ...parts, head: headTree, body: reactTree(body) }))
  await run('bench/pages/next', ['node_modules/next/dist/bin/next', 'build'], {
    BENCH_OUT: 'dist',
    BENCH_PAGE: pageFile,
    NEXT_TELEMETRY_DISABLED: '1',
  })
  return outDir
}

async function clear(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}

async function run(project: string, args: readonly string[], env: Record<string, string>): Promise<void> {
  const result = await runCommand(process.execPath, args, {
    cwd: project,
    env,
    output: 'onFailure',
    timeoutMs: 300_000,
  })
  if (!result.ok) throw new PlainFailure(`${project} could not be built:\n${result.output}`)
}

export async function installProject(project: string): Promise<void> {
  if (existsSync(path.join(project, 'node_modules/.package-lock.json'))) return
  console.log(`Installing ${project} …`)
  const result = await runCommand('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: project,
    output: 'onFailure',
  })
  if (!result.ok) throw new PlainFailure(`${project} could not be installed:\n${result.output}`)
}

export const peerProjects: Partial<Record<PeerId, string>> = {
  astro: 'bench/pages/astro',
  next: 'bench/pages/next',
}
