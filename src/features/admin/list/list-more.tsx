import { useEffect, useRef } from 'react'
import { listMoreTexts as texts } from '#content/interface/admin/list.ts'
import { Button } from '#ui/button.tsx'
import { failureSentence } from '#ui/failure-sentence.ts'
import { rowCountLabel } from './row-count-label.ts'
import type { List } from './use-list.ts'

export function ListMore<Row>({
  list,
  count,
  isSearch,
  isNarrowed,
}: {
  list: List<Row>
  count: number
  isSearch: boolean
  isNarrowed: boolean
}) {
  const { hasMore, isLoadingMore, more, error } = list
  const foot = useRef<HTMLParagraphElement>(null)
  const didLoadMore = useRef(false)
  useEffect(() => {
    if (didLoadMore.current && !hasMore) foot.current?.focus()
    if (!hasMore) didLoadMore.current = false
  }, [hasMore])
  if (count === 0 && !hasMore) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3 max-lg:px-4">
      <p ref={foot} tabIndex={-1} role="status" className="text-fine text-ink-soft tabular">
        {rowCountLabel(count, { isSearch, isNarrowed, hasMore })}
      </p>
      {error && hasMore ? (
        <p role="alert" className="text-fine text-danger">
          {texts.failed} {failureSentence(error)}
        </p>
      ) : null}
      {hasMore ? (
        <Button
          look="outline"
          size="small"
          className="print-hidden"
          aria-busy={isLoadingMore}
          onClick={() => {
            didLoadMore.current = true
            more()
          }}
        >
          {count === 0 ? texts.keepSearchingButton : texts.button}
        </Button>
      ) : null}
    </div>
  )
}
