import { QueryCache, QueryClient } from '@tanstack/react-query'
import { endSession, onSessionChange, recheckUser } from './current-user.ts'
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
      if (error.status === 401) endSession()
      if (error.status === 403) void recheckUser()
    },
  }),
  defaultOptions: {
    queries: {
      // A read or write without a connection fails at once and says so, instead of waiting unseen for one.
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

onSessionChange(() => privateCache.clear())
