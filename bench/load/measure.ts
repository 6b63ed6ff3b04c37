import { copyFile, mkdir } from 'node:fs/promises'
import { median } from '../median.ts'
import { functionsFolder } from '../../scripts/build/build-functions.ts'
import { PlainFailure, runScript } from '../../scripts/lib/plain-failure.ts'
import { aBookingInput } from '#tests/builders/bookings.ts'
import { type SeededWorker, startSeededWorker } from '../functions/seeded-worker.ts'
import { type Load, loadFor, type Request } from './load.ts'
import { workerdMemory } from './workerd-memory.ts'

const roundCount = 5
const roundMs = 2_000
const warmUpMs = 1_500
const memoryMbMax = 400
const growthMbMax = 40
const sameWorkMemoryRatioMax = 1.5

interface Target {
  name: string
  ofEmptyMin: number
  request: (index: number) => Request
  sameWork: (index: number) => Request
}

const sameWorkBar = 0.6
const post = '/blog/technical-seo-for-sites-that-render-at-the-edge'

const page = (path: string, ofEmptyMin = 0.6): Target => ({
  name: path === post ? 'a post' : path,
  ofEmptyMin,
  request: () => ({ path }),
  sameWork: () => ({ path: `/api/kept?${path}` }),
})
const pages = [page('/'), page(post), page('/api/blog', 0.5)]

const targetsFor = (cookie: string): Target[] => [
  ...pages,
  {
    name: '/api/health',
    ofEmptyMin: 0.6,
    request: () => ({ path: '/api/health' }),
    sameWork: () => ({ path: '/api/health' }),
  },
  {
    name: '/api/user, signed in',
    ofEmptyMin: 0.6,
    request: () => ({ path: '/api/user', headers: { cookie } }),
    sameWork: () => ({ path: '/api/session', headers: { cookie } }),
  },
  {
    name: 'a booking',
    ofEmptyMin: 0.6,
    request: bookingRequest,
    sameWork: (index) => ({ ...bookingRequest(index), path: '/api/booking' }),
  },
]

const bookingRequest = (index: number): Request => ({
  path: '/api/bookings',
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'cf-connecting-ip': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  },
  body: JSON.stringify(aBookingInput({ clientEmail: `load-${index}@example.com` })),
})

async function measure(): Promise<void> {
  const folder = '.wrangler/bench-load'
  await mkdir(folder, { recursive: true })
  await copyFile('bench/load/same-work.js', `${folder}/same-work.js`)
  const product = await startSeededWorker(`${functionsFolder}/index.js`)
  const productPids = [...workerdMemory().keys()]
  const bare = await startSeededWorker(`${folder}/same-work.js`).catch(async (error: unknown) => {
    await product.harness.close()
    throw error
  })
  try {
    for (const { request, sameWork } of pages) await keep(bare.url, { from: product.url, request, sameWork })
    const isProduct = (pid: number) => productPids.includes(pid)
    await compare(product, bare, () => ({
      product: sumOf([...workerdMemory()].filter(([pid]) => isProduct(pid))),
      bare: sumOf([...workerdMemory()].filter(([pid]) => !isProduct(pid))),
    }))
  } finally {
    await Promise.all([product.harness.close(), bare.harness.close()])
  }
}

const sumOf = (memory: readonly (readonly [pid: number, mb: number])[]) =>
  memory.reduce((sum, [, mb]) => sum + mb, 0)

async function keep(
  bare: URL,
  { from, request, sameWork }: Pick<Target, 'request' | 'sameWork'> & { from: URL },
): Promise<void> {
  const response = await fetch(new URL(request(0).path, from))
  const keepAnswer = await fetch(new URL(sameWork(0).path.replace('/kept', '/keep'), bare), {
    method: 'PUT',
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    body: await response.text(),
  })
  if (!response.ok || !keepAnswer.ok)
    throw new PlainFailure(`${request(0).path} answered ${response.status}.`)
}

async function compare(product: SeededWorker, bare: SeededWorker, readMemory: () => Memory): Promise<void> {
  const targets = targetsFor(product.cookie)
  const emptyRequest = () => ({ path: '/api/nothing' })
  let requestCount = 1
  const run = (target: Target, ms: number) => loadFor(product.url, () => target.request(requestCount++), ms)
  const runBare = ({ sameWork }: Target, ms: number) => loadFor(bare.url, () => sameWork(requestCount++), ms)
  await loadFor(bare.url, emptyRequest, warmUpMs)
  for (const target of targets) {
    await run(target, warmUpMs)
    await runBare(target, warmUpMs)
  }

  const rounds = new Map<Target, Round[]>(targets.map((target) => [target, []]))
  const memory: Memory[] = []
  for (let round = 1; round <= roundCount; round++) {
    for (const target of targets) {
      const empty = await loadFor(bare.url, emptyRequest, roundMs)
      const load = await run(target, roundMs)
      const same = await runBare(target, roundMs)
      rounds.get(target)?.push({
        ...load,
        ofEmpty: load.perSecond / empty.perSecond,
        ofSameWork: load.perSecond / same.perSecond,
      })
    }
    memory.push(readMemory())
  }
  report(rounds, memory)
}

interface Memory {
  product: number
  bare: number
}

interface Round extends Load {
  ofEmpty: number
  ofSameWork: number
}

function report(rounds: ReadonlyMap<Target, readonly Round[]>, memory: readonly Memory[]): void {
  console.log(
    `| median of ${roundCount} rounds | requests/s | p99 ms | ÷ empty Function | wanted | ÷ the same work alone | bar |\n|---|---|---|---|---|---|---|`,
  )
  const misses: string[] = []
  for (const [{ name, ofEmptyMin }, all] of rounds) {
    const of = (what: keyof Round) => median(all.map((round) => round[what]))
    if (of('ofEmpty') < ofEmptyMin)
      misses.push(`${name}: ${of('ofEmpty').toFixed(2)} of an empty Function < ${ofEmptyMin}`)
    if (of('ofSameWork') < sameWorkBar)
      misses.push(`${name}: ${of('ofSameWork').toFixed(2)} of the same work < ${sameWorkBar}`)
    const cells = [
      name,
      of('perSecond').toFixed(0),
      of('p99Ms').toFixed(1),
      of('ofEmpty').toFixed(2),
      ofEmptyMin,
      of('ofSameWork').toFixed(2),
      sameWorkBar,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  const row = (name: string, of: keyof Memory) =>
    console.log(
      `| ${name}, MB after each round | ${memory.map((mb) => mb[of].toFixed(0)).join(', ')} |  |  |  |  |  |`,
    )
  row('memory', 'product')
  row('memory of the same work alone', 'bare')
  const last = memory.at(-1)
  if (last && last.product > memoryMbMax)
    misses.push(`memory: ${last.product.toFixed(0)} > ${memoryMbMax} MB`)
  const grownMb = (last?.product ?? 0) - (memory[1]?.product ?? 0)
  if (grownMb > growthMbMax) misses.push(`memory grew by ${grownMb.toFixed(0)} MB after the second round`)
  if (last && last.product > last.bare * sameWorkMemoryRatioMax)
    misses.push(
      `memory: ${(last.product / last.bare).toFixed(1)} of the same work > ${sameWorkMemoryRatioMax}`,
    )
  if (misses.length > 0) throw new PlainFailure(['Missed:', ...misses].join('\n  '))
}

await runScript(measure)
