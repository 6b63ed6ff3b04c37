import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { frames } from '#social/frames.ts'
import { site } from '#site.config.ts'
import { signImagePath } from '#social/sign-path.ts'
import { median } from '../median.ts'
import { freePort } from '../../scripts/lib/local/free-port.ts'
import { PlainFailure, runScript } from '../../scripts/lib/plain-failure.ts'
import { brandColors } from '../../scripts/fork/brand/brand-colors.ts'
import { groundSvg } from '../../scripts/build/social/background-svg.ts'
import { makeFont } from '../../scripts/build/social/make-fonts.ts'
import { runLocalWrangler } from '../../scripts/lib/wrangler.ts'
import { serveWorkerd, type WorkerdServer } from './serve-workerd.ts'
import { description } from './vercel-og/card.ts'

const workDir = '.wrangler/bench-images'
const runs = 5
const imagesPerRun = 40
const keys = { SOCIAL_IMAGE_KEY: 'the key of a bench, which signs nothing else' }

interface Engine {
  name: string
  server: WorkerdServer
  address(title: string): string
}

interface Measurement {
  wallMs: number
  cpuMs: number
  bytes: number
}

const bars: [name: string, isMet: (result: Result) => boolean][] = [
  ['at least 15 × faster in every run', ({ ratios }) => Math.min(...ratios.map(({ wall }) => wall)) >= 15],
  ['at least 20 × faster in the median run', ({ ratios }) => median(ratios.map(({ wall }) => wall)) >= 20],
  ['at least 15 × less CPU in every run', ({ ratios }) => Math.min(...ratios.map(({ cpu }) => cpu)) >= 15],
  ['1200×630 in at most 100 KB', ({ largestBytes }) => largestBytes <= 100_000],
  ['first image of a fresh isolate within 250 ms', ({ firstMs }) => firstMs <= 250],
  // A leaked image costs 3 MB each; garbage that V8 has not collected yet adds up to some tens of MB in total.
  ['memory flat over 500 images: less than 0.1 MB each', ({ memoryMb }) => growth(memoryMb) < 0.1],
]

interface Result {
  ratios: { wall: number; cpu: number }[]
  largestBytes: number
  firstMs: number
  memoryMb: number[]
}

async function compare(): Promise<void> {
  const ours = await serveOurs()
  const rival = await serveRival()
  try {
    const first = await render(ours, nextTitle())
    const images = { ours: await render(ours, sampleTitle), rival: await render(rival, sampleTitle) }
    await keepSamples(ours, rival)
    console.log(`Bytes of one card: ours ${images.ours.bytes}, @vercel/og ${images.rival.bytes}`)
    for (let i = 0; i < 30; i++) await renderPair(ours, rival)
    const ratios: Result['ratios'] = []
    let largestBytes = 0
    for (let run = 1; run <= runs; run++) {
      const pairs: Awaited<ReturnType<typeof renderPair>>[] = []
      for (let i = 0; i < imagesPerRun; i++) pairs.push(await renderPair(ours, rival))
      const wall = {
        ours: median(pairs.map((pair) => pair.ours.wallMs)),
        rival: median(pairs.map((pair) => pair.rival.wallMs)),
      }
      const cpu = {
        ours: mean(pairs.map((pair) => pair.ours.cpuMs)),
        rival: mean(pairs.map((pair) => pair.rival.cpuMs)),
      }
      largestBytes = Math.max(largestBytes, ...pairs.map((pair) => pair.ours.bytes))
      ratios.push({ wall: wall.rival / wall.ours, cpu: cpu.rival / cpu.ours })
      console.log(
        `Run ${run}: wall ${wall.ours.toFixed(1)} vs. ${wall.rival.toFixed(0)} ms, ${(wall.rival / wall.ours).toFixed(1)} ×; ` +
          `CPU ${cpu.ours.toFixed(1)} vs. ${cpu.rival.toFixed(0)} ms, ${(cpu.rival / cpu.ours).toFixed(1)} ×`,
      )
    }
    const memoryMb: number[] = []
    for (let i = 1; i <= 500; i++) {
      largestBytes = Math.max(largestBytes, (await render(ours, nextTitle())).bytes)
      if (i % 100 === 0) memoryMb.push(Math.round(ours.server.residentMb()))
    }
    console.log(`First image ${first.wallMs.toFixed(0)} ms; largest image ${largestBytes} bytes`)
    console.log(`Resident after 100 … 500 images: ${memoryMb.join(', ')} MB`)
    report({ ratios, largestBytes, firstMs: first.wallMs, memoryMb })
  } finally {
    ours.server.end()
    rival.server.end()
  }
}

function report(result: Result): void {
  const missedBars = bars.filter(([, isMet]) => !isMet(result))
  for (const bar of bars) console.log(`${missedBars.includes(bar) ? 'MISSED' : 'ok    '} ${bar[0]}`)
  if (missedBars.length > 0) throw new PlainFailure(`${missedBars.length} of ${bars.length} bars missed.`)
}

async function serveOurs(): Promise<Engine> {
  const bundleDir = `${workDir}/ours`
  await bundle(bundleDir, ['pages', 'functions', 'build', '--outdir', bundleDir])
  const server = await serveWorkerd({
    bundleDir,
    port: await freePort(8911),
    text: { ...keys, SITE_URL: 'http://localhost' },
    assetsDir: 'dist',
  })
  return {
    name: 'ours',
    server,
    address: (title) => server.origin + signImagePath({ title, description, category: 'seo' }, keys),
  }
}

async function serveRival(): Promise<Engine> {
  const bundleDir = `${workDir}/vercel-og`
  const config = 'bench/images/vercel-og/wrangler.toml'
  await bundle(bundleDir, ['deploy', '--dry-run', '--outdir', path.resolve(bundleDir), '--config', config])
  const data: Record<string, string> = {}
  for (const [name, family] of [
    ['TITLE_FONT', 'title-latin'],
    ['TEXT_FONT', 'text-latin'],
    ['LABEL_FONT', 'label-latin'],
  ] as const) {
    data[name] = `${bundleDir}/${family}.bin`
    await writeFile(data[name], new Uint8Array(await makeFont(family)))
  }
  // A tuned @vercel/og worker would also use a prerendered background; rendering our lines would add 400 ms.
  const picture = new Resvg(groundSvg('seo', frames.facebook)).render().asPng()
  const text = {
    GROUND: `data:image/png;base64,${picture.toString('base64')}`,
    LABEL_COLOR: brandColors(site.colors).light.cta ?? '',
  }
  const server = await serveWorkerd({ bundleDir, port: await freePort(8912), text, data })
  return {
    name: '@vercel/og',
    server,
    address: (title) => `${server.origin}/?title=${encodeURIComponent(title)}`,
  }
}

async function bundle(bundleDir: string, args: readonly string[]): Promise<void> {
  await rm(bundleDir, { recursive: true, force: true })
  await mkdir(bundleDir, { recursive: true })
  const build = await runLocalWrangler(args)
  if (!build.ok) throw new PlainFailure(build.output)
}

const words = [
  'search',
  'budgets',
  'audits',
  'reports',
  'launches',
  'content',
  'pages',
  'funnels',
  'channels',
  'plans',
]
const sampleTitle = 'Technical SEO for sites that render at the edge'
let titles = 0

function nextTitle(): string {
  const pick = (step: number) => words[Math.floor(titles / step) % words.length]
  titles++
  return `Technical ${pick(1)} for ${pick(10)} that render in ${1000 + titles}`
}

async function renderPair(ours: Engine, rival: Engine) {
  const title = nextTitle()
  return { ours: await render(ours, title), rival: await render(rival, title) }
}

async function render({ name, server, address }: Engine, title: string): Promise<Measurement> {
  const url = address(title)
  const cpuBefore = server.cpuMs()
  const startMs = performance.now()
  const response = await fetch(url, { signal: AbortSignal.timeout(20_000) })
  const body = await response.arrayBuffer()
  const wallMs = performance.now() - startMs
  if (response.status !== 200) throw new Error(`${name} answered ${response.status}`)
  return { wallMs, cpuMs: server.cpuMs() - cpuBefore, bytes: body.byteLength }
}

async function keepSamples(...engines: readonly Engine[]): Promise<void> {
  for (const { name, address } of engines) {
    const image = await (await fetch(address(sampleTitle))).arrayBuffer()
    await writeFile(`${workDir}/${name.replace(/\W/g, '')}.png`, new Uint8Array(image))
  }
}

function growth(memoryMb: readonly number[]): number {
  return ((memoryMb.at(-1) ?? 0) - (memoryMb[0] ?? 0)) / ((memoryMb.length - 1) * 100)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

await runScript(compare)
