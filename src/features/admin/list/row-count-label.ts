import { rowCountTexts as texts } from '#content/interface/admin/list.ts'
import { listRules } from '#contracts/lists.ts'

interface RowCountContext {
  isSearch: boolean
  isNarrowed: boolean
  hasMore: boolean
}

export function rowCountLabel(count: number, { isSearch, isNarrowed, hasMore }: RowCountContext): string {
  const { searchHitsMax } = listRules
  if (!isSearch) return hasMore ? texts.shown(count) : texts.all(count)
  if (isNarrowed || hasMore) return texts.someMatches(count, searchHitsMax)
  if (count >= searchHitsMax) return texts.newestMatches(searchHitsMax)
  return texts.matches(count)
}
