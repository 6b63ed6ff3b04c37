import { useSearch } from '@tanstack/react-router'

const none: Record<string, string> = {}

/**
 * Returns the query of the page's own address. `useLocation` tells the next page's while this one is still shown:
 * a page that reads its key there asks the API for what the next address names.
 */
export const useOwnSearch = (): Record<string, string> =>
  useSearch({ strict: false, shouldThrow: false }) ?? none

/** Returns the number of the record that the page's address names as `?id=`, as it is written there. */
export function useOwnId(): string | undefined {
  const { id = '' } = useOwnSearch()
  return /^[1-9]\d{0,14}$/.test(id) ? id : undefined
}
