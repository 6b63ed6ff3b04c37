import { listRules } from '#contracts/lists.ts'

interface Shown {
  isSearch: boolean
  /** Other filters hold too: they are applied to the newest matches of the search only. */
  isNarrowed: boolean
  hasMore: boolean
}

/** Says how many rows a list shows: '25 shown', '3 in all', '1 match', '42 of the newest 100 matches'. */
export function shownCount(count: number, { isSearch, isNarrowed, hasMore }: Shown): string {
  const { searchHitsMax } = listRules
  if (!isSearch) return `${count} ${hasMore ? 'shown' : 'in all'}`
  if (isNarrowed || hasMore) return `${count} of the newest ${searchHitsMax} matches`
  if (count >= searchHitsMax) return `The newest ${searchHitsMax} matches`
  return count === 1 ? '1 match' : `${count} matches`
}
