import { QueryCache, QueryClient } from '@tanstack/react-query'
import { onSessionChange, recheckUser } from './current-user.ts'
import { ApiError } from './api-error.ts'

export const privateCache = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.status === 401 || error.status === 403) void recheckUser()
    },
  }),
  defaultOptions: {
    queries: {
      // Without a connection a read or write fails at once; the default would pause it silently.
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
