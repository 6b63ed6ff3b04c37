import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { freePort } from '../../scripts/local/free-port.ts'
import { PlainFailure, runScript } from '../../scripts/process/plain-failure.ts'
import { runLocalWrangler } from '../../scripts/process/wrangler.ts'
import { type Served, serveWorkerd } from '../images/serve-workerd.ts'
import { answersFor } from './answers.ts'

const slug = 'technical-seo-for-sites-that-render-at-the-edge'
const workDir = '.wrangler/bench-post-page'
/** Fresh processes of each kind, in turns, so that what else the machine does meets all of them. */
const rounds = 5
const warmUps = 300
const requests = 1000
const keys = {
  SOCIAL_IMAGE_KEY: 'the key of a bench, which signs nothing else',
  SITE_URL: 'http://localhost',
}

const page = `/blog/${slug}`
const kinds = ['empty', 'bytes', 'least', 'copy', 'stored', 'drawn'] as const
type Kind = (typeof kinds)[number]

const names: Record<Kind, string> = {
  empty: 'an empty response of a worker',
  bytes: 'the page’s bytes of a worker',
  least: 'the least answer of the Functions',
  copy: 'the page, the data centre’s copy',
  stored: 'the page, stored in the database',
  drawn: 'the page, drawn anew',
}

/** A workerd process: its bundle, its bindings, and what is asked of it. */
interface Setting {
  bundle: 'functions' | 'empty' | 'bytes'
  text: Record<string, string>
  path: string
  status: number
}

interface Measured {
  /** CPU of everything up to listening, of the first request, and of one of a thousand warm ones. */
  startMs: number
  firstMs: number
  warmMs: number
}

/** The bar of the architecture: a stored page, warm, beside the least that the Functions can answer. */
const storedPageRatioMax = 3

/**
 * CPU of a post's page in a workerd process of its own, all threads, taken from outside: kept in the data centre, stored
 * in the database, drawn anew. Beside them what no page can do without: an empty response, the same bytes from nowhere,
 * and the least answer of the Functions, which has routing, middleware and headers in it.
 */
async function measure(): Promise<void> {
  await bundle()
  const missing = JSON.stringify(await answersFor(slug, null))
  const html = await drawOnce({
    bundle: 'functions',
    text: { ...keys, BENCH_ANSWERS: missing },
    path: page,
    status: 200,
  })
  console.log(`${page}: ${Buffer.byteLength(html)} bytes of HTML\n`)
  const stored = JSON.stringify(await answersFor(slug, html))
  const functions = { bundle: 'functions', path: page, status: 200 } as const
  const settings: Record<Kind, Setting> = {
    empty: { bundle: 'empty', text: {}, path: '/', status: 200 },
    bytes: { bundle: 'bytes', text: { HTML: html }, path: '/', status: 200 },
    least: { ...functions, text: { ...keys, BENCH_ANSWERS: '[]' }, path: '/api/nothing', status: 404 },
    copy: { ...functions, text: { ...keys, BENCH_ANSWERS: '[]', BENCH_COPY: html } },
    stored: { ...functions, text: { ...keys, BENCH_ANSWERS: stored } },
    drawn: { ...functions, text: { ...keys, BENCH_ANSWERS: missing } },
  }
  const results = new Map<Kind, Measured[]>(kinds.map((kind) => [kind, []]))
  for (let round = 1; round <= rounds; round++) {
    for (const kind of kinds) results.get(kind)?.push(await measureProcess(settings[kind]))
  }
  report(results)
}

function report(results: Map<Kind, Measured[]>): void {
  const of = (kind: Kind, what: keyof Measured) => median((results.get(kind) ?? []).map((one) => one[what]))
  const ratio = (kind: Kind, to: Kind) => of(kind, 'warmMs') / of(to, 'warmMs')
  console.log(`${'CPU ms, median of five processes'.padEnd(36)}start   first    warm  × empty  × least`)
  for (const kind of kinds) {
    const cells = [
      of(kind, 'startMs').toFixed(1).padStart(6),
      of(kind, 'firstMs').toFixed(1).padStart(7),
      of(kind, 'warmMs').toFixed(3).padStart(7),
      ratio(kind, 'empty').toFixed(1).padStart(8),
      ratio(kind, 'least').toFixed(2).padStart(8),
    ]
    console.log(`${names[kind].padEnd(34)} ${cells.join(' ')}`)
  }
  if (ratio('stored', 'least') > storedPageRatioMax) {
    throw new PlainFailure(`The stored page costs more than ${storedPageRatioMax} × the least answer.`)
  }
}

async function measureProcess(setting: Setting): Promise<Measured> {
  const served = await serve(setting)
  try {
    const startMs = served.cpuMs()
    const firstMs = await cpuOf(served, setting, 1)
    await cpuOf(served, setting, warmUps)
    return { startMs, firstMs, warmMs: (await cpuOf(served, setting, requests)) / requests }
  } finally {
    served.end()
  }
}

/** CPU of so many requests, one after the other. */
async function cpuOf(served: Served, { path, status }: Setting, count: number): Promise<number> {
  const before = served.cpuMs()
  for (let i = 0; i < count; i++) {
    const response = await fetch(`${served.origin}${path}`)
    await response.arrayBuffer()
    if (response.status !== status) throw new Error(`${path} answered ${response.status}`)
  }
  return served.cpuMs() - before
}

async function drawOnce(setting: Setting): Promise<string> {
  const served = await serve(setting)
  try {
    const html = await (await fetch(`${served.origin}${setting.path}`)).text()
    if (!html.includes('id="article-body"')) throw new Error(`the page was not drawn: ${html.slice(0, 200)}`)
    return html
  } finally {
    served.end()
  }
}

const serve = async ({ bundle, text }: Setting): Promise<Served> =>
  serveWorkerd({
    bundleDir: `${workDir}/${bundle}`,
    entry: 'entry.js',
    port: await freePort(8921),
    text,
  })

const workers = {
  empty: `export default { fetch: () => new Response() }`,
  bytes: `let bytes
export default {
  fetch(request, env) {
    bytes ??= new TextEncoder().encode(env.HTML)
    return new Response(bytes, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
}`,
}

async function bundle(): Promise<void> {
  await rm(workDir, { recursive: true, force: true })
  for (const [name, code] of Object.entries(workers)) {
    await mkdir(`${workDir}/${name}`, { recursive: true })
    await writeFile(`${workDir}/${name}/entry.js`, code)
  }
  const outdir = `${workDir}/functions`
  const built = await runLocalWrangler(['pages', 'functions', 'build', '--outdir', outdir])
  if (!built.ok) throw new PlainFailure(built.output)
  await copyFile('bench/post-page/entry.js', `${outdir}/entry.js`)
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

await runScript(measure)
