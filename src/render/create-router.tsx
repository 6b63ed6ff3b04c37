import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { PageSource } from '#contracts/page-source.ts'
import { routeTree } from './route-tree.gen.ts'

/**
 * The app's router. Public data goes through the router's own cache and never becomes stale
 * (specification, section 9, Data fetching).
 */
export function createAppRouter(source: PageSource, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { source },
    parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
    stringifySearch,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    // On the server it would print an inline script that the content security policy refuses.
    scrollRestoration: typeof document !== 'undefined' && afterFirstPage(),
    // A new page starts at its top; smooth scrolling is for anchors on one page.
    scrollRestorationBehavior: 'instant',
  })
}

/**
 * Whether the router puts the page where it should stand: always but the first time. The first page is on screen before
 * React runs; the browser has placed it, and a reader who has scrolled since then must not be thrown back to its top.
 */
function afterFirstPage(): () => boolean {
  let isFirst = true
  return () => {
    const wasFirst = isFirst
    isFirst = false
    return !wasFirst
  }
}

/** Queries are plain text, written as links write them: a space is `%20`, never a JSON value. */
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
