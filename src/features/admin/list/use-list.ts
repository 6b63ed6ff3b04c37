import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { type Endpoint, fillRoute } from '#contracts/endpoint.ts'
import type { ListQuery, ListTypes } from '#contracts/endpoints-admin.ts'

type PlainRoute = Exclude<Endpoint['route'], `${string}{${string}`>
export type ListEndpoint<Item = unknown> = Endpoint<PlainRoute, ListTypes<Item>>

export const listQuery = <Item>(endpoint: ListEndpoint<Item>, query: ListQuery) =>
  infiniteQueryOptions({
    queryKey: [fillRoute(endpoint.route), query],
    queryFn: ({ pageParam }) => call(endpoint, { query: { ...query, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

export function useList<Item>(endpoint: ListEndpoint<Item>, query: ListQuery) {
  const { data, error, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage, refetch } =
    useInfiniteQuery(listQuery(endpoint, query))
  return {
    rows: data?.pages.flatMap((page) => page.items),
    error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    isChanging: isPlaceholderData,
    more: () => void fetchNextPage(),
    refetch: () => void refetch(),
  }
}

export type List<Item> = Omit<ReturnType<typeof useList>, 'rows'> & { rows: Item[] | undefined }
