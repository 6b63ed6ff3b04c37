import { gzipSync } from 'node:zlib'
import type { SiteRoute } from '#content/site-route.ts'
import type { ChunkWeight } from './chunk-modules.ts'

export interface RouteWeight {
  html: number
  style: number
  firstScript: number
  script: number
}

export type WeightKind = keyof RouteWeight

export interface Contributor {
  name: string
  bytes: number
}

export interface Weight {
  bytes: number
  contributors: Contributor[]
}

const gzippedBytes = (text: string): number => (text === '' ? 0 : gzipSync(text, { level: 9 }).length)

export function weighDocument(
  html: string,
  chunks: Readonly<Record<string, ChunkWeight>>,
): Record<WeightKind, Weight> {
  const style = textsOf(html, 'style').join('')
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map((match) => ({
    attributes: match[1] ?? '',
    text: match[2] ?? '',
  }))
  const isData = ({ attributes }: { attributes: string }) => /type="application\//.test(attributes)
  const data = scripts.filter(isData)
  const running = scripts.filter((script) => !isData(script))
  const inline = running.map(({ text }) => text).join('')
  const filesOf = (name: string) =>
    tagsOf(html, 'meta')
      .filter((tag) => attributeOf(tag, 'name') === name)
      .flatMap((tag) => attributeOf(tag, 'content')?.split(' ') ?? [])
  const startFiles = [
    ...filesOf('x-boot'),
    ...running.flatMap(({ attributes }) => attributeOf(attributes, 'src') ?? []),
    ...tagsOf(html, 'link')
      .filter((tag) => attributeOf(tag, 'rel') === 'modulepreload')
      .flatMap((tag) => attributeOf(tag, 'href') ?? []),
  ]
  const first = [{ name: 'inline script', bytes: gzippedBytes(inline) }, ...modulesOf(startFiles, chunks)]
  const markup = html.replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, '')
  return {
    html: {
      bytes: gzippedBytes(html),
      contributors: largest([
        { name: 'style', bytes: gzippedBytes(style) },
        {
          name: 'data for React and search engines',
          bytes: gzippedBytes(data.map(({ text }) => text).join('')),
        },
        { name: 'markup and text', bytes: gzippedBytes(markup) },
      ]),
    },
    style: { bytes: gzippedBytes(style), contributors: largest(longestRules(style)) },
    firstScript: total(first),
    script: total(modulesOf(new Set([...startFiles, ...filesOf('x-app')]), chunks)),
  }
}

const tagsOf = (html: string, name: string): string[] =>
  html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

const textsOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map((match) => match[1] ?? '')

export const total = (parts: readonly Contributor[]): Weight => ({
  bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
  contributors: largest(parts),
})

export const isContent = (name: string): boolean => /^(src\/(content|site)|\.generated)\//.test(name)

function modulesOf(files: Iterable<string>, chunks: Readonly<Record<string, ChunkWeight>>): Contributor[] {
  const bytesOf = new Map<string, number>()
  for (const file of files) {
    const chunk = chunks[file]
    if (!chunk) continue
    const renderedLength = Object.values(chunk.modules).reduce((sum, length) => sum + length, 0)
    for (const [name, length] of Object.entries(chunk.modules)) {
      if (isContent(name) || renderedLength === 0) continue
      bytesOf.set(name, (bytesOf.get(name) ?? 0) + (chunk.bytes * length) / renderedLength)
    }
  }
  return [...bytesOf].map(([name, bytes]) => ({ name, bytes: Math.round(bytes) }))
}

function longestRules(style: string): Contributor[] {
  const rules = [...style.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  return rules.map(([rule, selector = '']) => ({ name: selector.trim().slice(0, 60), bytes: rule.length }))
}

const contributorsMax = 4

function largest(parts: readonly Contributor[]): Contributor[] {
  return parts
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, contributorsMax)
}

export type RouteWeights = Record<string, Record<WeightKind, Weight & { path: string }>>

export function heaviestByRoute(
  documents: readonly { path: string; weight: Record<WeightKind, Weight> }[],
  routes: readonly SiteRoute[],
): RouteWeights {
  const foundRoutes = new Set(documents.flatMap(({ path }) => routeOf(path, routes) ?? []))
  const entries = [...foundRoutes].sort().map((route) => {
    const pages = documents.filter(({ path }) => routeOf(path, routes) === route)
    const heaviest = (kind: WeightKind) =>
      pages
        .map(({ path, weight }) => ({ path, ...weight[kind] }))
        .reduce((most, next) => (next.bytes > most.bytes ? next : most))
    return [
      route,
      {
        html: heaviest('html'),
        style: heaviest('style'),
        firstScript: heaviest('firstScript'),
        script: heaviest('script'),
      },
    ] as const
  })
  return Object.fromEntries(entries)
}

export function routeOf(path: string, routes: readonly SiteRoute[]): string | undefined {
  const plain = path.replace(/[?#].*$/, '')
  const exact = routes.find(({ route, paths }) => route === plain || paths.includes(plain))
  if (exact) return exact.route
  return routes.find(({ route }) => route.includes('$') && patternOf(route).test(plain))?.route
}

const patternOf = (route: string): RegExp =>
  new RegExp(`^${route.replace(/[.*+?^{}()|[\]\\]/g, '\\$&').replace(/\$\w+/g, '[^/]+')}$`)
