import type { Page, PageKind, SiteFacts } from './site-facts.ts'

/** What is wrong, where, and against which rule. */
export interface Fault {
  /** Path of the page, or of the file of the site that is wrong. */
  page: string
  rule: string
  /** Half a sentence that begins with a verb: the page is its subject. */
  says: string
}

/** One thing that holds for every page of the site, or for the site as a whole. */
export interface Rule {
  /** Stands in front of every fault: `title-length`. */
  name: string
  /** The rule in one line, as the list of `npm run doctor` shows it. */
  promise: string
  find(site: SiteFacts): { page: string; says: string }[]
}

/** A rule that looks at one page after another. What it finds twice on a page is said once. */
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

/** A rule about something that no two pages may share: the later page is the one at fault. */
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
          : [{ page: page.path, says: `has the ${what} of ${owner}: "${value}"` }]
      })
    },
  }
}

/** A rule about one file of the site, such as robots.txt. */
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

/** Pages that a crawler may come to see; those answered 404 are not among them. */
export const answeredPages: readonly PageKind[] = ['listed', 'found', 'private']
export const everyPage: readonly PageKind[] = [...answeredPages, 'missing']
