import { useRouter } from '@tanstack/react-router'

export function usePageRetry(): () => Promise<void> {
  const router = useRouter()
  return () => {
    const current = new Set(router.state.matches.map(({ id }) => id))
    return router.invalidate({ filter: ({ id }) => current.has(id) })
  }
}
