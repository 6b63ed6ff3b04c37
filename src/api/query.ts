import { queryOptions } from '@tanstack/react-query'
import { type Endpoint, fillRoute } from '#contracts/endpoint.ts'
import { type CallArguments, call } from './call.ts'

/** Returns the key of an endpoint's cached responses, for reading, replacing and invalidating them. */
export const keyOf = <E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>) =>
  [fillRoute(endpoint.route, input)] as const

export const query = <E extends Endpoint>(endpoint: E, ...args: CallArguments<E>) =>
  queryOptions({ queryKey: keyOf(endpoint, ...args), queryFn: () => call(endpoint, ...args) })

/** As `query`, but nothing is kept once the last component that uses it has gone. */
export const freshQuery = <E extends Endpoint>(endpoint: E, ...args: CallArguments<E>) => ({
  ...query(endpoint, ...args),
  gcTime: 0,
})
