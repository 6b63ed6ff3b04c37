import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { issueTexts as texts } from '#content/interface/admin/issues.ts'
import type { AdminIssue } from '#contracts/admin-issues.ts'
import { textDirection } from '#shared/text-direction.ts'
import { Card } from '#ui/card.tsx'
import { failureSentence } from '#ui/failure-sentence.ts'
import { Prose } from '#ui/prose.tsx'
import { PictureWarnings } from '../blog/picture-warnings.tsx'
import { previewQuery } from '../blog/queries.ts'
import { useDebouncedValue } from '../blog/use-debounced-value.ts'
import { useFailedPictures } from '../blog/use-failed-pictures.ts'

const previewPauseMs = 300

interface IssuePreviewProps {
  draft: { subject: string; content: string }
  savedIssue: AdminIssue
}

export function IssuePreview({ draft, savedIssue }: IssuePreviewProps) {
  const content = useDebouncedValue(draft.content, previewPauseMs)
  const isSaved = content === savedIssue.content
  const preview = useQuery({
    ...previewQuery(content),
    placeholderData: keepPreviousData,
  })
  const [text, failedUrls] = useFailedPictures()
  const html = isSaved ? savedIssue.html : preview.data?.html
  return (
    <Card
      as="section"
      size="form"
      aria-label={texts.preview}
      tabIndex={0}
      className="min-w-0 lg:sticky lg:top-22 lg:max-h-[calc(100dvh-var(--header-height)-6.3125rem)] lg:overflow-y-auto print:max-h-none"
    >
      <p className="print-hidden mb-4 text-fine font-semibold text-ink-soft">{texts.preview}</p>
      {preview.error ? (
        <p role="alert" className="mb-4 text-fine text-danger">
          {failureSentence(preview.error)}
        </p>
      ) : null}
      <div role="status">
        <PictureWarnings pictures={preview.data?.pictures} failedUrls={failedUrls} />
      </div>
      <p dir={textDirection(draft.subject)} className="font-heading text-h2 font-semibold wrap-anywhere">
        {draft.subject}
      </p>
      <div ref={text}>{html === undefined ? null : <Prose html={html} className="mt-6" />}</div>
    </Card>
  )
}
