import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { decodablePath } from '#shared/url-paths.ts'
import type { PageSource } from '#contracts/page-source.ts'
import { routeTree } from './route-tree.gen.ts'

/**
 * Creates the router. Its cache holds public data, which never becomes stale.
 * @param sectionSource what static sections read: the browser keeps their HTML, so the document need not repeat it
 */
export function createAppRouter(source: PageSource, history?: RouterHistory, sectionSource = source) {
  return createRouter({
    routeTree,
    context: { source, sectionSource },
    rewrite: {
      input({ url }) {
        url.pathname = decodablePath(url.pathname)
        return url
      },
    },
    parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
    stringifySearch,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    // On the server it would print an inline script, which the content security policy blocks.
    scrollRestoration: typeof document !== 'undefined' && afterFirstPage(),
    scrollRestorationBehavior: 'instant',
  })
}

/**
 * Returns a function that is false on its first call and true afterwards. The first page is on screen before
 * React runs, so restoring its scroll position would move a reader who has already scrolled.
 */
function afterFirstPage(): () => boolean {
  let isFirst = true
  return () => {
    const wasFirst = isFirst
    isFirst = false
    return !wasFirst
  }
}

function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
