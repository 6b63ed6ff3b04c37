import { indexedPaths, pageNames } from '#generated/pages.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { redirects } from '#content/redirects.ts'

const usedRedirects = redirects.filter(({ from }) => isPageOn(from))

export const serviceLinks: readonly string[] = [...indexedPaths, ...usedRedirects.map(({ from }) => from)]

/** A redirect is named by the page that it leads to, and by its own address, because several lead to one page. */
export const serviceLinkNames: Readonly<Record<string, string>> = {
  ...pageNames,
  ...Object.fromEntries(usedRedirects.map(({ from, to }) => [from, `${pageNames[to] ?? to} (${from})`])),
}
