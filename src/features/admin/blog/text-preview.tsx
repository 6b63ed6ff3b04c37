import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { textDirection } from '#shared/text-direction.ts'
import { failureSentence } from '#ui/failure-sentence.ts'
import { Prose } from '#ui/prose.tsx'
import { PictureWarnings } from './picture-warnings.tsx'
import { previewQuery } from './queries.ts'
import { useDebouncedValue } from './use-debounced-value.ts'
import { useFailedPictures } from './use-failed-pictures.ts'

const previewPauseMs = 300

interface TextPreviewProps {
  heading: string
  content: string
  saved: { content: string; html: string }
}

/** Shows a text as readers will see it, and what is wrong with its pictures. */
export function TextPreview({ heading, content, saved }: TextPreviewProps) {
  const previewed = useDebouncedValue(content, previewPauseMs)
  const preview = useQuery({ ...previewQuery(previewed), placeholderData: keepPreviousData })
  const [text, failedUrls] = useFailedPictures()
  const html = previewed === saved.content ? saved.html : preview.data?.html
  return (
    <>
      {preview.error ? (
        <p role="alert" className="mb-4 text-fine text-danger">
          {failureSentence(preview.error)}
        </p>
      ) : null}
      <div role="status">
        <PictureWarnings pictures={preview.data?.pictures} failedUrls={failedUrls} />
      </div>
      <p dir={textDirection(heading)} className="font-heading text-h2 font-semibold wrap-anywhere">
        {heading}
      </p>
      <div ref={text}>{html === undefined ? null : <Prose html={html} className="mt-6" />}</div>
    </>
  )
}
