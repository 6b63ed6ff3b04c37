import { listRules } from '#contracts/lists.ts'

interface RowCountContext {
  isSearch: boolean
  /** Other filters apply only to the newest matches of a search. */
  isNarrowed: boolean
  hasMore: boolean
}

export function rowCountLabel(count: number, { isSearch, isNarrowed, hasMore }: RowCountContext): string {
  const { searchHitsMax } = listRules
  if (!isSearch) return `${count} ${hasMore ? 'shown' : 'in all'}`
  if (isNarrowed || hasMore) return `${count} of the newest ${searchHitsMax} matches`
  if (count >= searchHitsMax) return `The newest ${searchHitsMax} matches`
  return count === 1 ? '1 match' : `${count} matches`
}
