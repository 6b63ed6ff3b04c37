import { useRouter } from '@tanstack/react-router'

/** Loads the current page again in place. Pages that were visited before keep what they have loaded. */
export function usePageRetry(): () => Promise<void> {
  const router = useRouter()
  return () => {
    const current = new Set(router.state.matches.map(({ id }) => id))
    return router.invalidate({ filter: ({ id }) => current.has(id) })
  }
}
