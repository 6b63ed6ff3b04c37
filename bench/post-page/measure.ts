import { copyFile, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { functionsFolder } from '../../scripts/build/build-functions.ts'
import { freePort } from '../../scripts/local/free-port.ts'
import { PlainFailure, runScript } from '../../scripts/process/plain-failure.ts'
import { serveWorkerd, type WorkerdServer } from '../images/serve-workerd.ts'
import { answersFor } from './answers.ts'

const slug = 'technical-seo-for-sites-that-render-at-the-edge'
const workDir = '.wrangler/bench-post-page'
/** Fresh processes of each kind take turns, so that other load on the machine affects all of them. */
const rounds = 5
const warmUps = 300
const requests = 1000
const keys = {
  SOCIAL_IMAGE_KEY: 'the key of a bench, which signs nothing else',
  SITE_URL: 'http://localhost',
}

const page = `/blog/${slug}`
const kinds = ['empty', 'bytes', 'json404', 'copy', 'stored', 'rendered'] as const
type Kind = (typeof kinds)[number]

const names: Record<Kind, string> = {
  empty: 'empty response of a worker',
  bytes: 'the page’s bytes from a worker',
  json404: 'JSON 404 of the Functions',
  copy: 'page from the edge cache',
  stored: 'stored page from the database',
  rendered: 'page rendered anew',
}

interface Setting {
  bundle: 'functions' | 'empty' | 'bytes'
  text: Record<string, string>
  path: string
  status: number
}

interface Measurement {
  startMs: number
  firstMs: number
  warmMs: number
}

/** What nearly every reader gets may cost three empty responses more than sending its bytes. */
const emptyResponsesMax = 3

/**
 * Measures the CPU time of a post's page in separate workerd processes, from outside: from the edge cache, from the
 * stored page, and rendered anew. For comparison: an empty response, the same bytes from a bare worker, and the JSON
 * 404, which includes routing, middleware and headers.
 */
async function measure(): Promise<void> {
  await bundle()
  const emptyAnswers = JSON.stringify(await answersFor(slug, null))
  const html = await renderOnce({
    bundle: 'functions',
    text: { ...keys, BENCH_ANSWERS: emptyAnswers },
    path: page,
    status: 200,
  })
  console.log(`${page}: ${Buffer.byteLength(html)} bytes of HTML\n`)
  const storedAnswers = JSON.stringify(await answersFor(slug, html))
  const functions = { bundle: 'functions', path: page, status: 200 } as const
  const settings: Record<Kind, Setting> = {
    empty: { bundle: 'empty', text: {}, path: '/', status: 200 },
    bytes: { bundle: 'bytes', text: { HTML: html }, path: '/', status: 200 },
    json404: { ...functions, text: { ...keys, BENCH_ANSWERS: '[]' }, path: '/api/nothing', status: 404 },
    copy: { ...functions, text: { ...keys, BENCH_ANSWERS: '[]', BENCH_COPY: html } },
    stored: { ...functions, text: { ...keys, BENCH_ANSWERS: storedAnswers } },
    rendered: { ...functions, text: { ...keys, BENCH_ANSWERS: emptyAnswers } },
  }
  const results = new Map<Kind, Measurement[]>(kinds.map((kind) => [kind, []]))
  for (let round = 1; round <= rounds; round++) {
    for (const kind of kinds) results.get(kind)?.push(await measureProcess(settings[kind]))
  }
  report(results)
}

function report(results: Map<Kind, Measurement[]>): void {
  const of = (kind: Kind, what: keyof Measurement) =>
    median((results.get(kind) ?? []).map((one) => one[what]))
  const ratio = (kind: Kind, to: Kind) => of(kind, 'warmMs') / of(to, 'warmMs')
  console.log(`${'CPU ms, median of five processes'.padEnd(36)}start   first    warm  × empty  × JSON 404`)
  for (const kind of kinds) {
    const cells = [
      of(kind, 'startMs').toFixed(1).padStart(6),
      of(kind, 'firstMs').toFixed(1).padStart(7),
      of(kind, 'warmMs').toFixed(3).padStart(7),
      ratio(kind, 'empty').toFixed(1).padStart(8),
      ratio(kind, 'json404').toFixed(2).padStart(11),
    ]
    console.log(`${names[kind].padEnd(34)} ${cells.join(' ')}`)
  }
  if (of('copy', 'warmMs') > emptyResponsesMax * of('empty', 'warmMs') + of('bytes', 'warmMs')) {
    throw new PlainFailure(
      `A page from the edge cache costs more than its bytes and ${emptyResponsesMax} empty responses.`,
    )
  }
}

async function measureProcess(setting: Setting): Promise<Measurement> {
  const server = await serve(setting)
  try {
    const startMs = server.cpuMs()
    const firstMs = await cpuOf(server, setting, 1)
    await cpuOf(server, setting, warmUps)
    return { startMs, firstMs, warmMs: (await cpuOf(server, setting, requests)) / requests }
  } finally {
    server.end()
  }
}

async function cpuOf(server: WorkerdServer, { path, status }: Setting, count: number): Promise<number> {
  const before = server.cpuMs()
  for (let i = 0; i < count; i++) {
    const response = await fetch(`${server.origin}${path}`)
    await response.arrayBuffer()
    if (response.status !== status) throw new Error(`${path} answered ${response.status}`)
  }
  return server.cpuMs() - before
}

async function renderOnce(setting: Setting): Promise<string> {
  const server = await serve(setting)
  try {
    const html = await (await fetch(`${server.origin}${setting.path}`)).text()
    if (!html.includes('id="article-body"'))
      throw new Error(`the page was not rendered: ${html.slice(0, 200)}`)
    return html
  } finally {
    server.end()
  }
}

const serve = async ({ bundle, text }: Setting): Promise<WorkerdServer> =>
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
  await cp(functionsFolder, outdir, { recursive: true })
  await copyFile('bench/post-page/entry.js', `${outdir}/entry.js`)
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

await runScript(measure)
