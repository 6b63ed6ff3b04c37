import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { getJson } from '#api/get-json.ts'
import { listAnswer } from '#contracts/lists.ts'

// const list = useList('/api/admin/users', { role, sort, search }, adminUserSchema)
//   list.rows        all rows so far, or undefined before the first answer
//   list.more()      loads the next answer and appends it
// After a write: client.invalidateQueries({ queryKey: ['/api/admin/users'] }) loads the shown pages again.

/** The query of a list: one key for its path, then for what it is asked. */
export const listQuery = <Item extends z.ZodMiniType>(
  path: string,
  query: Record<string, string | undefined>,
  item: Item,
) =>
  infiniteQueryOptions({
    queryKey: [path, query],
    queryFn: ({ pageParam }) => {
      const address = addressOf(path, { ...query, after: pageParam })
      return getJson(address, (body) => z.parse(listAnswer(item), body))
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    // The rows stay while others are on their way; `isChanging` says so.
    placeholderData: keepPreviousData,
  })

/** A path of the API with a query; what is undefined stays out. */
export function addressOf(path: string, query: Record<string, string | undefined>): string {
  const asked = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path
}

/** The rows of a list of the API, page after page. */
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
    /** The rows are those of the question before. */
    isChanging: isPlaceholderData,
    more: () => void fetchNextPage(),
    refetch: () => void refetch(),
  }
}

export type List<Item> = Omit<ReturnType<typeof useList>, 'rows'> & { rows: Item[] | undefined }
