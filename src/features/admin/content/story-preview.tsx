import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '#api/call.ts'
import { storyPreviewTexts as texts } from '#content/interface/admin/record-pictures.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import type { Story } from '#contracts/stories.ts'
import { failureSentence } from '#ui/failure-sentence.ts'
import { useDebouncedValue } from '../blog/use-debounced-value.ts'

const typingPauseMs = 400

const previewQuery = (body: string) =>
  queryOptions({
    queryKey: ['case-study-preview', body],
    queryFn: () => call(adminEndpoints.previewCaseStudy, { body: JSON.parse(body) }),
    gcTime: 0,
    placeholderData: keepPreviousData,
  })

interface StoryPreviewProps {
  /** What a save would send. */
  body: Readonly<Record<string, unknown>>
  card: (story: Story | undefined) => ReactNode
  page: (story: Story) => ReactNode
}

/** A case study as readers would see it, without saving it: its card on the home page, and its page. */
export function StoryPreview({ body, card, page }: StoryPreviewProps) {
  const { data: story, error } = useQuery(
    previewQuery(useDebouncedValue(JSON.stringify(body), typingPauseMs)),
  )
  return (
    <>
      <p className="mb-1 text-fine font-semibold">{texts.card}</p>
      {card(story)}
      <p className="mt-6 mb-1 text-fine font-semibold">{texts.page}</p>
      <p role="status" className="text-fine text-ink-soft">
        {error ? failureSentence(error) : story ? null : texts.loading}
      </p>
      {story ? <div className="overflow-clip rounded-field border border-line">{page(story)}</div> : null}
    </>
  )
}
