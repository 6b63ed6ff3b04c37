import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { call } from '#api/call.ts'
import { storyPreviewTexts as texts } from '#content/interface/admin/record-pictures.ts'
import { caseStudyInputSchema } from '#contracts/admin-content.ts'
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
  const typed = useDebouncedValue(JSON.stringify(body), typingPauseMs)
  const { success: isComplete, error: missing } = z.safeParse(caseStudyInputSchema, JSON.parse(typed))
  const { data: story, error } = useQuery({ ...previewQuery(typed), enabled: isComplete })
  const problem = missing ? missing.issues[0]?.message : error && failureSentence(error)
  return (
    <>
      <p className="mb-1 text-fine font-semibold">{texts.card}</p>
      {card(story)}
      <p className="mt-6 mb-1 text-fine font-semibold">{texts.page}</p>
      <p role="status" className="text-fine text-ink-soft">
        {problem ?? (story ? null : texts.loading)}
      </p>
      {story ? (
        <div className="overflow-clip rounded-field border border-line max-sm:[zoom:0.5]">{page(story)}</div>
      ) : null}
    </>
  )
}
