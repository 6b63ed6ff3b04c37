import { resolve } from 'node:path'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { listsThatMayBeEmpty, mayBeEmpty } from '../../scripts/build/lists-that-may-be-empty.ts'
import { contentSource } from '#tests/builders/content-source.ts'

vi.mock('#generated/disabled-paths.ts', () => ({ disabledPaths: [] }))

const pageOf: Record<string, string> = {
  about: '/about',
  accessibility: '/accessibility',
  contact: '/contact',
  'digital-advertising': '/services/digital-advertising',
  'digital-marketing': '/services/digital-marketing',
  home: '/',
  'industry-advertising': '/services/ecommerce-advertising',
  'milestone-templates.ts': '/contact',
  'navigation.ts': '/contact',
  'product-development': '/services/product-development',
  services: '/services',
  strategy: '/digital-marketing-strategy',
}

let renderPage: typeof import('#render/entry-server.tsx').renderPage
beforeAll(async () => ({ renderPage } = await import('#render/entry-server.tsx')), 60_000)

let putBack: (() => void)[] = []
afterEach(() => {
  for (const restore of putBack) restore()
  putBack = []
})

function empty(list: unknown[]): void {
  const entries = list.splice(0)
  putBack.push(() => void list.push(...entries))
}

function listsIn(where: string, value: unknown): { where: string; list: unknown[] }[] {
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  const inside = Object.entries(value).flatMap(([name, entry]) =>
    listsIn(isList ? `${where}[${name}]` : where ? `${where}.${name}` : name, entry),
  )
  return isList ? [{ where, list: value }, ...inside] : inside
}

function remains(html: string): string[] {
  return [
    ...[...html.matchAll(/<(ul|ol|dl|tbody)\b[^>]*><\/\1>/g)].map(([, tag]) => `an empty <${tag}>`),
    ...[...html.matchAll(/"(mainEntity|itemListElement)":\[\]/g)].map(([, field]) => `an empty ${field}`),
    ...[...html.matchAll(/<(h[2-4])\b[^>]*>([^<]*)<\/\1>(?:<\/div>)*<\/section>/g)].map(
      ([, , text]) => `a heading alone: ${text}`,
    ),
  ]
}

describe.each(Object.entries(listsThatMayBeEmpty))('%s', (name, patterns) => {
  test.each(patterns)('without entries in %s, the page has no trace of its section', async (pattern) => {
    const contentExports: Record<string, unknown> = await import(
      /* @vite-ignore */ resolve('.generated/content/en', name)
    )
    const lists = listsIn('', { ...contentExports }).filter(({ where }) => mayBeEmpty(name, where))
    const own = lists.filter(
      ({ where }) => where.replace(/\[\d+\]/g, '[*]') === pattern || isLike(where, pattern),
    )
    expect(own.length).toBeGreaterThan(0)
    for (const { list } of own) empty(list)
    const { html, status } = await renderPage(
      pageOf[name.split('/')[0] ?? ''] ?? '',
      contentSource,
      () => undefined,
    )
    expect(status).toBe(200)
    expect(remains(html)).toEqual([])
    expect(html).toContain('<script type="application/ld+json">')
  })
})

const isLike = (where: string, pattern: string): boolean => {
  const [names, patternWords] = [where.split('.'), pattern.split('.')]
  return (
    names.length === patternWords.length &&
    patternWords.every((word, place) => word === '*' || word === names[place])
  )
}
