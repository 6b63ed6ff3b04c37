import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { unstable_readConfig } from 'wrangler'
import { isListening } from '../../scripts/lib/local/free-port.ts'

const require = createRequire(import.meta.url)

export interface WorkerdServer {
  origin: string
  cpuMs(): number
  residentMb(): number
  end(): void
}

interface ServeOptions {
  bundleDir: string
  entry?: string
  port: number
  text?: Record<string, string>
  data?: Record<string, string>
  assetsDir?: string
}

const emptyCache = `export default {
  fetch(request) {
    if (request.method === 'PUT') return new Response(null, { status: 204 })
    return new Response(null, { status: 504, headers: { 'cf-cache-status': 'MISS' } })
  },
}`

export async function serveWorkerd(options: ServeOptions): Promise<WorkerdServer> {
  const config = path.join(options.bundleDir, 'bench.capnp')
  await writeFile(config, capnp(options))
  const binary = path.join(path.dirname(require.resolve('workerd/package.json')), 'bin/workerd')
  const child = spawn(binary, ['serve', config, '--experimental'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  child.unref()
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  await untilListening(options.port, child)
  const { pid } = child
  if (pid === undefined) throw new Error('workerd did not start')
  return {
    origin: `http://127.0.0.1:${options.port}`,
    cpuMs: () => cpuMsOf(pid),
    residentMb: () => residentMbOf(pid),
    end: () => child.kill('SIGKILL'),
  }
}

function capnp({ bundleDir, entry, port, text = {}, data = {}, assetsDir }: ServeOptions): string {
  const quote = JSON.stringify
  const { date, flags } = runtimeOfSite()
  const files = readdirSync(bundleDir, { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((name) => name.endsWith('.js'))
  const first = entry ?? scripts[0]
  if (!first) throw new Error(`${bundleDir} holds no bundle`)
  const modules = [
    ...[first, ...scripts.filter((name) => name !== first)].map(
      (name) => `(name = ${quote(name)}, esModule = embed ${quote(name)})`,
    ),
    ...files
      .filter((name) => name.includes('.wasm'))
      .map((name) => `(name = ${quote(name)}, wasm = embed ${quote(name)})`),
    ...files
      .filter((name) => name.endsWith('.txt'))
      .map((name) => `(name = ${quote(name)}, text = embed ${quote(name)})`),
  ]
  const bindings = [
    ...Object.entries(text).map(([name, value]) => `(name = ${quote(name)}, text = ${quote(value)})`),
    ...Object.entries(data).map(
      ([name, file]) => `(name = ${quote(name)}, data = embed ${quote(path.relative(bundleDir, file))})`,
    ),
    ...(assetsDir ? ['(name = "ASSETS", service = "assets")'] : []),
  ]
  const services = [
    `(name = "main", worker = (modules = [${modules.join(', ')}], bindings = [${bindings.join(', ')}],
      compatibilityDate = ${quote(date)}, compatibilityFlags = ${quote(flags)}, cacheApiOutbound = "cache"))`,
    `(name = "cache", worker = (modules = [(name = "cache.js", esModule = ${quote(emptyCache)})], compatibilityDate = ${quote(date)}))`,
    ...(assetsDir ? [`(name = "assets", disk = (path = ${quote(path.resolve(assetsDir))}))`] : []),
  ]
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${services.join(',\n')}],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);`
}

/**
 * Returns wrangler.toml's settings for workerd, without the flag that the date implies: workerd refuses both together.
 */
function runtimeOfSite() {
  const { compatibility_date: date, compatibility_flags: flags } = unstable_readConfig({
    config: 'wrangler.toml',
  })
  if (!date) throw new Error('wrangler.toml has no compatibility date')
  return { date, flags: flags.filter((flag: string) => flag !== 'nodejs_compat') }
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (let i = 0; i < 500 && child.exitCode === null; i++) {
    if (await isListening(port)) return
    await sleep(20)
  }
  throw new Error(`workerd does not listen on port ${port}`)
}

function cpuMsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/task`)
    .map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
    .reduce((sum, value) => sum + value, 0)
}

function residentMbOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
