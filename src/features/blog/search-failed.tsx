import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '#api/get-json.ts'
import { failureSentence, isMissingChunk } from '#ui/failure-sentence.ts'
import { RetryButton } from '#ui/retry-button.tsx'
import { SearchFrame } from './search-page.tsx'
import { Topics } from './topics.tsx'

const tooManyStatus = 429

/** A search that was not answered: too many in a row, or no answer at all. The form is there to try again. */
export function SearchFailed({ error, query }: { error: unknown; query: string }) {
  const router = useRouter()
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
          ? 'Too many searches have come from your network. Try again in a minute.'
          : `The search is not working right now. ${failureSentence(error)}`
      }
    >
      {isTooMany ? null : (
        <div className="mb-10">
          <RetryButton look="outline" onRetry={() => router.invalidate()} />
        </div>
      )}
      <Topics heading="Go by topic instead" />
    </SearchFrame>
  )
}
