import { QueryCache, QueryClient } from '@tanstack/react-query'
import { onSessionChange, recheckUser, setUser } from './current-user.ts'
import { ApiError } from './get-json.ts'

/**
 * Private reads. They never become stale, are not repeated on focus and not tried again
 * (specification, section 9, Data fetching); a 401 means that the session is over, and with it all that was read;
 * a 403 that the role may have changed.
 */
export const privateCache = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.status === 401) setUser(null)
      if (error.status === 403) void recheckUser()
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { retry: false },
  },
})

onSessionChange(() => privateCache.clear())
