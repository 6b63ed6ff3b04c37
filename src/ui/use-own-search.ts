import { useSearch } from '@tanstack/react-router'

const none: Record<string, string> = {}

/**
 * Returns the search of the page itself: while it is being left, `useLocation` already returns the next page's address,
 * and the old page would ask the API for the wrong record.
 */
export const useOwnSearch = (): Record<string, string> =>
  useSearch({ strict: false, shouldThrow: false }) ?? none

export function useOwnId(): string | undefined {
  const { id = '' } = useOwnSearch()
  return /^[1-9]\d{0,14}$/.test(id) ? id : undefined
}
