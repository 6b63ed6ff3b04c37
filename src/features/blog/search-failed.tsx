import { useEffect } from 'react'
import { ApiError } from '#api/get-json.ts'
import { failureSentence, isMissingChunk } from '#ui/failure-sentence.ts'
import { RetryButton } from '#ui/retry-button.tsx'
import { usePageRetry } from '#ui/use-page-retry.ts'
import { SearchFrame } from './search-page.tsx'
import { Topics } from './topics.tsx'

const tooManyStatus = 429

/** A search that was not answered: too many in a row, or no answer at all. The form is there to try again. */
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
      said={
        isTooMany
          ? 'There were more searches from your network than we answer in a row. Try again in a minute.'
          : `The search did not answer. ${failureSentence(error)}`
      }
    >
      {isTooMany ? null : (
        <div className="mb-10">
          <RetryButton look="outline" onRetry={retryPage} />
        </div>
      )}
      <Topics heading="Go by topic instead" />
    </SearchFrame>
  )
}
