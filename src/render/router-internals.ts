import type { AnyRouter } from '@tanstack/react-router'

/**
 * What this site reads and sets of the router beyond its documented API. router-internals.test.ts fails when an upgrade
 * changes it.
 */

/** The router marks the match that renders the not-found component with a field outside its types. */
export function isNotFound(router: AnyRouter): boolean {
  return router.state.matches.some(
    (match: object) =>
      ('status' in match && match.status === 'notFound') ||
      ('_notFound' in match && match._notFound === true),
  )
}

/**
 * Makes the client render the same Suspense boundaries as the server, which renders without a manifest. Without
 * loading before hydration, React would insert a second page beside the first.
 */
export function setHydrating(router: AnyRouter, isHydrating: boolean): void {
  router.ssr = isHydrating ? { manifest: undefined } : undefined
}
