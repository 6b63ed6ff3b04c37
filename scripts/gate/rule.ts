import type { Page, PageKind, SiteFacts } from './site-facts.ts'

export interface Fault {
  page: string
  rule: string
  says: string
}

export interface Rule {
  name: string
  promise: string
  find(site: SiteFacts): { page: string; says: string }[]
}

export function pageRule(
  name: string,
  promise: string,
  kinds: readonly PageKind[],
  find: (page: Page, site: SiteFacts) => readonly (string | false | undefined)[],
): Rule {
  return {
    name,
    promise,
    find: (site) =>
      site.pages
        .filter(({ kind }) => kinds.includes(kind))
        .flatMap((page) =>
          [...new Set(find(page, site))].flatMap((says) => (says ? [{ page: page.path, says }] : [])),
        ),
  }
}

export function uniqueRule(
  name: string,
  promise: string,
  what: string,
  of: (page: Page) => string | undefined,
): Rule {
  return {
    name,
    promise,
    find(site) {
      const owners = new Map<string, string>()
      return site.pages.flatMap((page) => {
        const value = page.kind === 'listed' && of(page)
        if (!value) return []
        const owner = owners.get(value)
        if (owner === undefined) owners.set(value, page.path)
        return owner === undefined
          ? []
          : [{ page: page.path, says: `has the same ${what} as ${owner}: "${value}"` }]
      })
    },
  }
}

export function fileRule(
  name: string,
  promise: string,
  path: string,
  find: (site: SiteFacts) => readonly (string | false | undefined)[],
): Rule {
  return {
    name,
    promise,
    find: (site) => find(site).flatMap((says) => (says ? [{ page: path, says }] : [])),
  }
}

export const answeredPages: readonly PageKind[] = ['listed', 'found', 'private']
export const everyPage: readonly PageKind[] = [...answeredPages, 'missing']

export function oncePer<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const result = results.get(key) ?? { value: work(key) }
    results.set(key, result)
    return result.value
  }
}
