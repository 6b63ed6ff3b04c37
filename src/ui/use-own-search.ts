import { useSearch } from '@tanstack/react-router'

const none: Record<string, string> = {}

/**
 * Returns the search parameters of the page itself. While the user leaves it, `useLocation` already returns the next
 * page's URL, and the old page would request the wrong record.
 */
export const useOwnSearch = (): Record<string, string> =>
  useSearch({ strict: false, shouldThrow: false }) ?? none

export function useOwnId(): string | undefined {
  const { id = '' } = useOwnSearch()
  return /^[1-9]\d{0,14}$/.test(id) ? id : undefined
}
