import { searchFailedCopy } from '#content/blog/copy.ts'
import { useEffect } from 'react'
import { ApiError } from '#browser/api-error.ts'
import { failureSentence, isMissingChunk } from '#ui/failure-sentence.ts'
import { RetryButton, usePageRetry } from '#ui/retry-button.tsx'
import { SearchFrame } from './search-page.tsx'
import { Topics } from './topics.tsx'

const tooManyStatus = 429

export function SearchFailed({ error, query }: { error: unknown; query: string }) {
  const retryPage = usePageRetry()
  const isTooMany = error instanceof ApiError && error.status === tooManyStatus
  useEffect(() => {
    if (!isTooMany) console.error('The search failed.', error)
  }, [error, isTooMany])
  if (isMissingChunk(error)) throw error
  return (
    <SearchFrame
      query={query}
      summary={isTooMany ? searchFailedCopy.tooMany : `${searchFailedCopy.failed} ${failureSentence(error)}`}
    >
      {isTooMany ? null : (
        <div className="mb-10">
          <RetryButton look="outline" onRetry={retryPage} />
        </div>
      )}
      <Topics heading={searchFailedCopy.instead} />
    </SearchFrame>
  )
}
