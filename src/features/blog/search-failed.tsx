import { useEffect } from 'react'
import { ApiError } from '#api/get-json.ts'
import { SearchFrame } from './search-page.tsx'
import { Topics } from './topics.tsx'

const tooManyStatus = 429

/** A search that was not answered: too many in a row, or no answer at all. The form is there to try again. */
export function SearchFailed({ error, query }: { error: unknown; query: string }) {
  const isTooMany = error instanceof ApiError && error.status === tooManyStatus
  useEffect(() => {
    if (!isTooMany) console.error('The search failed.', error)
  }, [error, isTooMany])
  return (
    <SearchFrame
      query={query}
      said={
        isTooMany
          ? 'Too many searches have come from your network. Please try again in a minute.'
          : 'The search is not working right now. Please try again in a moment.'
      }
    >
      <Topics heading="Go by topic instead" />
    </SearchFrame>
  )
}
