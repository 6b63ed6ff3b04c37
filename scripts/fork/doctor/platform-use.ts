import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parse } from 'smol-toml'
import * as z from 'zod/mini'
import { readCloudSettings } from '../../cloud/cloud-settings.ts'
import { listMigrations } from '../../cloud/migrations/list-migrations.ts'
import { splitMigration } from '../../cloud/migrations/apply-migrations.ts'

const routesSchema = z.object({ include: z.array(z.string()), exclude: z.array(z.string()) })

/** Sizes are bytes, lengths are characters. */
export interface PlatformUse {
  modules: number
  workerSize: number
  workerGzipSize: number
  files: number
  largestFile: Named
  /** Paths of static pages. */
  pages: string[]
  headers: Lines & { allowAnyStyle: boolean }
  redirects: Lines & { dynamic: number }
  routes: Lines & z.infer<typeof routesSchema>
  largestStatement: Named
  settings: Settings
}

interface Named {
  name: string
  size: number
}

interface Lines {
  rules: number
  longest: number
}

interface Settings {
  file: string
  keys: string[]
  variables: number
  largestVariable: Named
  flags: string[]
  compatibilityDate: string
}

const platformFiles = new Set(['_headers', '_redirects', '_routes.json'])

/** Measures the build in `dist` by the limits of a Pages project, without asking Cloudflare. */
export async function measurePlatform(root = '.'): Promise<PlatformUse> {
  const dist = join(root, 'dist')
  const filesIn = (folder: string) =>
    globSync('**/*', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
  const modules = filesIn(join(dist, '_worker.js')).map((file) => readFileSync(file))
  const worker = Buffer.concat(modules)
  const assets = filesIn(dist)
    .map((file) => ({ name: file.slice(dist.length + 1), size: statSync(file).size }))
    .filter(({ name }) => !name.startsWith('_worker.js/') && !platformFiles.has(name))
  const linesOf = (file: string) => significantLines(readFileSync(join(dist, file), 'utf8'))
  const headers = linesOf('_headers')
  const redirects = linesOf('_redirects')
  const routes = z.parse(routesSchema, JSON.parse(readFileSync(join(dist, '_routes.json'), 'utf8')))
  const routeRules = [...routes.include, ...routes.exclude]
  return {
    modules: modules.length,
    workerSize: worker.byteLength,
    workerGzipSize: gzipSync(worker).byteLength,
    files: assets.length,
    largestFile: largest(assets),
    pages: assets
      .filter(({ name }) => name.endsWith('.html'))
      .map(({ name }) => `/${name.slice(0, -'.html'.length)}`),
    headers: {
      rules: headers.filter((line) => /^(\/|\w+:\/\/)/.test(line)).length,
      longest: longest(headers),
      allowAnyStyle: allowsAnyStyle(headers),
    },
    redirects: { ...countRedirects(redirects), longest: longest(redirects) },
    routes: { ...routes, rules: routeRules.length, longest: longest(routeRules) },
    largestStatement: await findLargestStatement(root),
    settings: readSettings(root),
  }
}

const significantLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/** The first policy is that of every path (scripts/build/headers-file.ts). */
const allowsAnyStyle = (lines: readonly string[]): boolean =>
  /style-src 'self' 'unsafe-inline'/.test(lines.find((line) => /^Content-Security-Policy:/i.test(line)) ?? '')

const longest = (lines: readonly string[]): number => Math.max(0, ...lines.map(({ length }) => length))

const largest = (items: readonly Named[]): Named =>
  items.reduce((one, other) => (other.size > one.size ? other : one), { name: 'none', size: 0 })

/** From the first redirect with a wildcard or placeholder on, Cloudflare counts each one as dynamic. */
function countRedirects(lines: readonly string[]): { rules: number; dynamic: number } {
  const firstDynamic = lines.findIndex((line) => /[*]|\/:\w/.test(line.split(/\s/)[0] ?? ''))
  const rules = firstDynamic === -1 ? lines.length : firstDynamic
  return { rules, dynamic: lines.length - rules }
}

async function findLargestStatement(root: string): Promise<Named> {
  const statements: Named[] = []
  for (const { file } of listMigrations(root))
    for (const statement of await splitMigration(join(root, file)))
      statements.push({ name: file, size: Buffer.byteLength(statement) })
  return largest(statements)
}

const wranglerSchema = z.looseObject({
  compatibility_date: z.string(),
  compatibility_flags: z._default(z.array(z.string()), []),
  vars: z._default(z.record(z.string(), z.unknown()), {}),
})

function readSettings(root: string): Settings {
  const file = 'wrangler.toml'
  const toml = z.parse(wranglerSchema, parse(readFileSync(join(root, file), 'utf8')))
  const vars = { ...toml.vars, ...readCloudSettings(root).vars }
  const sizeOf = (value: unknown) =>
    Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value))
  return {
    file,
    keys: Object.keys(toml),
    variables: Object.keys(vars).length,
    largestVariable: largest(Object.entries(vars).map(([name, value]) => ({ name, size: sizeOf(value) }))),
    flags: toml.compatibility_flags,
    compatibilityDate: toml.compatibility_date,
  }
}
