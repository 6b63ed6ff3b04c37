import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { getJson } from '#api/get-json.ts'
import { listResponse } from '#contracts/lists.ts'

export const listQuery = <Item extends z.ZodMiniType>(
  path: string,
  query: Record<string, string | undefined>,
  item: Item,
) =>
  infiniteQueryOptions({
    queryKey: [path, query],
    queryFn: ({ pageParam }) => {
      const address = listPath(path, { ...query, after: pageParam })
      return getJson(address, (body) => z.parse(listResponse(item), body))
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

export function listPath(path: string, query: Record<string, string | undefined>): string {
  const params = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return params.length > 0 ? `${path}?${new URLSearchParams(params)}` : path
}

export function useList<Item extends z.ZodMiniType>(
  path: string,
  query: Record<string, string | undefined>,
  item: Item,
) {
  const { data, error, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage, refetch } =
    useInfiniteQuery(listQuery(path, query, item))
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
