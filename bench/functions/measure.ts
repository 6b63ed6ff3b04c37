import { copyFile, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { median } from '../median.ts'
import { functionsFolder } from '../../scripts/build/build-functions.ts'
import { freePort } from '../../scripts/lib/local/free-port.ts'
import { PlainFailure, runScript } from '../../scripts/lib/plain-failure.ts'
import { serveWorkerd, type WorkerdServer } from '../images/serve-workerd.ts'
import { bars, type Kind, kinds, type Measurement, names, paths } from './kinds.ts'
import { type Recording, recordRequests } from './record.ts'

const workDir = '.wrangler/bench-functions'
const rounds = 5
const warmUps = 300
const requests = 1000
const keys = {
  SOCIAL_IMAGE_KEY: 'the key of a bench, which signs nothing else',
  SITE_URL: 'http://localhost',
}

interface Setting {
  bundle: 'functions' | 'empty' | 'bare' | 'bytes'
  text: Record<string, string>
  path: string
  status: number
  cookie?: string
}

async function measure(): Promise<void> {
  const settings = await prepare()
  const results = new Map<Kind, Measurement[]>(kinds.map((kind) => [kind, []]))
  for (let round = 1; round <= rounds; round++) {
    for (const kind of kinds) results.get(kind)?.push(await measureProcess(settings[kind]))
  }
  report(results)
}

async function prepare(): Promise<Record<Kind, Setting>> {
  const order = [paths.post, paths.post, paths.blog, paths.health, paths.user, paths.none]
  const { recordings, cookie } = await recordRequests(order, `${workDir}/record`)
  const [renderedPost, storedPost, blog, health, user, none] = recordings
  if (!renderedPost || !storedPost || !blog || !health || !user || !none)
    throw new Error('a request was not recorded')
  await bundle()
  console.log(`${paths.post}: ${bytesOf(storedPost)} bytes; ${paths.blog}: ${bytesOf(blog)} bytes\n`)
  const bytes = (of: Recording): Setting => ({
    bundle: 'bytes',
    text: { BYTES: of.body, TYPE: of.type },
    path: '/',
    status: 200,
  })
  const bareOf = (path: string, { status, headers, body }: Recording): Setting => ({
    bundle: 'bare',
    text: { BODY: body, HEADERS: JSON.stringify(headers), STATUS: String(status) },
    path,
    status,
  })
  const settingOf = (path: string, { answers, status }: Recording): Setting => ({
    bundle: 'functions',
    text: { ...keys, BENCH_ANSWERS: answers },
    path,
    status,
    ...(path === paths.user ? { cookie } : {}),
  })
  const copyOf = (path: string, of: Recording): Setting => {
    const { text, ...setting } = settingOf(path, { ...of, answers: '{}' })
    return { ...setting, text: { ...text, BENCH_COPY: of.body, BENCH_COPY_TYPE: of.type } }
  }
  return {
    empty: { bundle: 'empty', text: {}, path: '/', status: 200 },
    noneBare: bareOf(paths.none, none),
    none: settingOf(paths.none, none),
    health: settingOf(paths.health, health),
    user: settingOf(paths.user, user),
    postBytes: bytes(storedPost),
    postCopy: copyOf(paths.post, storedPost),
    postStored: settingOf(paths.post, storedPost),
    postRendered: settingOf(paths.post, renderedPost),
    blogBytes: bytes(blog),
    blogCopy: copyOf(paths.blog, blog),
    blogRead: settingOf(paths.blog, blog),
  }
}

const bytesOf = ({ body }: Recording) => Buffer.byteLength(body)

function report(results: Map<Kind, Measurement[]>): void {
  const of = (kind: Kind, what: keyof Measurement) =>
    median((results.get(kind) ?? []).map((one) => one[what]))
  console.log('| CPU ms, median of five processes | start | first | warm | warm ÷ empty | first ÷ empty |')
  console.log('|---|---|---|---|---|---|')
  for (const kind of kinds) {
    const cells = [
      names[kind],
      of(kind, 'startMs').toFixed(1),
      of(kind, 'firstMs').toFixed(1),
      of(kind, 'warmMs').toFixed(3),
      (of(kind, 'warmMs') / of('empty', 'warmMs')).toFixed(1),
      (of(kind, 'firstMs') / of('empty', 'firstMs')).toFixed(1),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  const misses = bars.filter(({ holds }) => !holds(of)).map(({ text }) => text)
  if (misses.length > 0) throw new PlainFailure(['Missed:', ...misses].join('\n  '))
  console.log(`\nHeld: ${bars.map(({ text }) => text).join('; ')}.`)
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

async function cpuOf(
  server: WorkerdServer,
  { path, status, cookie }: Setting,
  count: number,
): Promise<number> {
  const before = server.cpuMs()
  for (let i = 0; i < count; i++) {
    const response = await fetch(`${server.origin}${path}`, { headers: cookie ? { cookie } : {} })
    await response.arrayBuffer()
    if (response.status !== status) throw new Error(`${path} answered ${response.status}`)
  }
  return server.cpuMs() - before
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
  bare: `let headers
export default {
  fetch(request, env) {
    headers ??= JSON.parse(env.HEADERS)
    const id = crypto.randomUUID()
    const status = Number(env.STATUS)
    console.log(JSON.stringify({ event: 'request', id, route: '/api/*', method: request.method, status, ms: 0 }))
    return new Response(env.BODY, { status, headers: { ...headers, 'x-request-id': id } })
  },
}`,
  bytes: `let bytes
export default {
  fetch(request, env) {
    bytes ??= new TextEncoder().encode(env.BYTES)
    return new Response(bytes, { headers: { 'content-type': env.TYPE } })
  },
}`,
}

async function bundle(): Promise<void> {
  for (const [name, code] of Object.entries(workers)) {
    await mkdir(`${workDir}/${name}`, { recursive: true })
    await writeFile(`${workDir}/${name}/entry.js`, code)
  }
  const outdir = `${workDir}/functions`
  await rm(outdir, { recursive: true, force: true })
  await cp(functionsFolder, outdir, { recursive: true })
  await copyFile('bench/functions/entry.js', `${outdir}/entry.js`)
}

await runScript(measure)
