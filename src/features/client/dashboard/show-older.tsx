import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { caughtError, failureSentence } from '#ui/failure-sentence.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'

interface ShowOlderProps {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  texts: { olderButton: string; olderFailedTitle: string }
}

export function ShowOlder({ query, texts }: ShowOlderProps) {
  if (!query.hasNextPage) return null

  async function load() {
    const { isFetchNextPageError, error } = await query.fetchNextPage()
    if (!isFetchNextPageError) return
    const description = failureSentence(caughtError(error))
    toast({ title: texts.olderFailedTitle, description, variant: 'destructive' })
  }

  return (
    <Button
      look="outline"
      size="small"
      className="mt-4"
      aria-busy={query.isFetchingNextPage}
      onClick={() => void load()}
    >
      {texts.olderButton}
    </Button>
  )
}
