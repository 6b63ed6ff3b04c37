import { copyFile, mkdir } from 'node:fs/promises'
import { functionsFolder } from '../../scripts/build/build-functions.ts'
import { PlainFailure, runScript } from '../../scripts/process/plain-failure.ts'
import { aBookingInput } from '../../tests/builders/bookings.ts'
import { type SeededWorker, startSeededWorker } from '../functions/seeded-worker.ts'
import { type Load, loadFor, type Request } from './load.ts'
import { workerdMemory } from './workerd-memory.ts'

const rounds = 5
const roundMs = 2_000
const warmUpMs = 1_500
const memoryMbMax = 400
const growthMbMax = 40

interface Target {
  name: string
  bar: number
  floor?: 'same statements'
  request: (index: number) => Request
}

const post = '/blog/technical-seo-for-sites-that-render-at-the-edge'

const targetsFor = (cookie: string): Target[] => [
  { name: '/', bar: 0.6, request: () => ({ path: '/' }) },
  { name: 'a post', bar: 0.6, request: () => ({ path: post }) },
  { name: '/api/blog', bar: 0.5, request: () => ({ path: '/api/blog' }) },
  { name: '/api/health', bar: 0.6, request: () => ({ path: '/api/health' }) },
  { name: '/api/user, signed in', bar: 0.6, request: () => ({ path: '/api/user', headers: { cookie } }) },
  { name: 'a booking', bar: 0.1, request: bookingRequest },
  { name: 'a booking, ÷ as many statements', bar: 0.6, floor: 'same statements', request: bookingRequest },
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
  await copyFile('bench/load/same-statements.js', `${folder}/same-statements.js`)
  const product = await startSeededWorker(`${functionsFolder}/index.js`)
  const [productPid = 0] = workerdMemory().keys()
  const empty = await startSeededWorker(`${folder}/same-statements.js`).catch(async (error: unknown) => {
    await product.harness.close()
    throw error
  })
  try {
    await compare(product, empty, () => workerdMemory().get(productPid) ?? 0)
  } finally {
    await Promise.all([product.harness.close(), empty.harness.close()])
  }
}

async function compare(product: SeededWorker, empty: SeededWorker, productMb: () => number): Promise<void> {
  const targets = targetsFor(product.cookie)
  const emptyRequest = () => ({ path: '/api/nothing' })
  const floorOf = ({ floor }: Target) =>
    floor ? () => ({ ...bookingRequest(0), path: '/api/nothing' }) : emptyRequest
  let requestCount = 1
  const run = (target: Target, ms: number) => loadFor(product.url, () => target.request(requestCount++), ms)
  for (const target of targets) await run(target, warmUpMs)
  await loadFor(empty.url, emptyRequest, warmUpMs)

  const loads = new Map<Target, Load[]>(targets.map((target) => [target, []]))
  const ratios = new Map<Target, number[]>(targets.map((target) => [target, []]))
  const memoryMb: number[] = []
  for (let round = 1; round <= rounds; round++) {
    for (const target of targets) {
      const beside = await loadFor(empty.url, floorOf(target), roundMs)
      const load = await run(target, roundMs)
      loads.get(target)?.push(load)
      ratios.get(target)?.push(load.perSecond / beside.perSecond)
    }
    memoryMb.push(productMb())
  }
  report(targets, { loads, ratios, memoryMb })
}

interface Results {
  loads: Map<Target, Load[]>
  ratios: Map<Target, number[]>
  memoryMb: readonly number[]
}

function report(targets: readonly Target[], { loads, ratios, memoryMb }: Results): void {
  console.log(
    `| median of ${rounds} rounds | requests/s | p99 ms | ÷ empty Function | bar |\n|---|---|---|---|---|`,
  )
  const misses: string[] = []
  for (const target of targets) {
    const of = (what: keyof Load) => median((loads.get(target) ?? []).map((load) => load[what]))
    const ratio = median(ratios.get(target) ?? [])
    if (ratio < target.bar) misses.push(`${target.name}: ${ratio.toFixed(2)} < ${target.bar}`)
    const cells = [
      target.name,
      of('perSecond').toFixed(0),
      of('p99Ms').toFixed(1),
      ratio.toFixed(2),
      target.bar,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  const memory = memoryMb.map((mb) => mb.toFixed(0)).join(', ')
  console.log(`| memory after each round, MB | ${memory} |  |  | ≤ ${memoryMbMax}, + ${growthMbMax} |`)
  const [, second = 0] = memoryMb
  const last = memoryMb.at(-1) ?? 0
  if (last > memoryMbMax) misses.push(`memory: ${last.toFixed(0)} > ${memoryMbMax} MB`)
  if (last - second > growthMbMax) misses.push(`memory grew by ${(last - second).toFixed(0)} MB`)
  if (misses.length > 0) throw new PlainFailure(['Missed:', ...misses].join('\n  '))
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

await runScript(measure)
