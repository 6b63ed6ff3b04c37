import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'

const routeCall = /\.(get|post|put|patch|delete)\(\s*(?=['"`]|\w+,)/g

/** Writes the type of all routes that `functions/` answers, such as `'PATCH /api/bookings/{code}/messages'`. */
export async function writeApiRoutes(): Promise<void> {
  const routes = globSync('functions/api/**/*.ts')
    .filter((file) => !/\.test\.ts$/.test(file))
    .toSorted()
    .flatMap((file) => routesOf(file, readFileSync(file, 'utf8')))
  await mkdir('.generated', { recursive: true })
  await writeFile(
    '.generated/api-routes.ts',
    `export type ApiRoute =\n${routes.map((route) => `  | '${route}'\n`).join('')}`,
  )
}

export function routesOf(file: string, source: string): string[] {
  const path = file
    .replace(/^functions|\.ts$/g, '')
    .replace(/\/index$/, '')
    .replace(/\[(\w+)\]/g, '{$1}')
  const app = source.slice(source.indexOf('createApi('))
  const methods = new Set([
    ...Array.from(app.matchAll(routeCall), ([, method = '']) => method.toUpperCase()),
    ...Array.from(
      app.matchAll(/\.on\(\s*\[([^\]]*)\]/g),
      ([, list = '']) => list.match(/[A-Z]+/g) ?? [],
    ).flat(),
  ])
  return Array.from(methods, (method) => `${method} ${path}`)
}

if (import.meta.main) await writeApiRoutes()
