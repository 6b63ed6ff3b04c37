import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { freshQuery, keyOf } from '#api/query.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import type { FileKind } from '#contracts/files.ts'

interface FileFilter {
  search: string | undefined
  kind: FileKind | undefined
}

const filesQuery = (filter: FileFilter) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(adminEndpoints.files), filter],
    queryFn: ({ pageParam }) => call(adminEndpoints.files, { query: { ...filter, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

export const fileQuery = (id: number | string) => freshQuery(adminEndpoints.file, { params: { id } })

export function useFiles(filter: FileFilter) {
  const { data, error, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage, refetch } =
    useInfiniteQuery(filesQuery(filter))
  const [first] = data?.pages ?? []
  return {
    list: {
      rows: data?.pages.flatMap(({ items }) => items),
      error,
      hasMore: hasNextPage,
      isLoadingMore: isFetchingNextPage,
      isChanging: isPlaceholderData,
      more: () => void fetchNextPage(),
      refetch: () => void refetch(),
    },
    total: first?.total,
    isAvailable: first?.isAvailable,
  }
}
