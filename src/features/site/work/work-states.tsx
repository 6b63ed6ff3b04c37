import { useRouter } from '@tanstack/react-router'
import { workCopy } from '#content/work/page.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { isMissingChunk } from '#ui/failure-sentence.ts'
import { RetryButton, usePageRetry } from '#ui/retry-button.tsx'
import { Spinner } from '#ui/skeleton.tsx'

export const WorkLoading = () => (
  <p role="status" className="page-width section-space flex items-center justify-center gap-3 text-ink-soft">
    <Spinner />
    {workCopy.loading}
  </p>
)

export function WorkFailed({ error }: { error: unknown }) {
  const router = useRouter()
  const retryPage = usePageRetry()
  usePageHead({
    path: router.state.location.pathname,
    title: workCopy.breadcrumb,
    description: workCopy.failed,
    robots: 'noindex',
    category: 'company',
  })
  if (isMissingChunk(error)) throw error
  return (
    <section className="page-width section-space text-center">
      <h1 className="text-h2">{workCopy.breadcrumb}</h1>
      <p role="alert" className="mt-4 mb-6 text-danger">
        {workCopy.failed}
      </p>
      <RetryButton onRetry={retryPage} />
    </section>
  )
}
