import { useRouter } from '@tanstack/react-router'
import { archiveCopy } from '#content/newsletter/archive-copy.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { isMissingChunk } from '#ui/failure-sentence.ts'
import { RetryButton, usePageRetry } from '#ui/retry-button.tsx'
import { Spinner } from '#ui/skeleton.tsx'

export const NewsletterLoading = () => (
  <p role="status" className="page-width section-space flex items-center justify-center gap-3 text-ink-soft">
    <Spinner />
    {archiveCopy.loading}
  </p>
)

export function NewsletterFailed({ error }: { error: unknown }) {
  const router = useRouter()
  const retryPage = usePageRetry()
  usePageHead({
    path: router.state.location.pathname,
    title: archiveCopy.title,
    description: archiveCopy.failed,
    robots: 'noindex',
    category: 'blog',
  })
  if (isMissingChunk(error)) throw error
  return (
    <section className="page-width section-space text-center">
      <h1 className="text-h2">{archiveCopy.title}</h1>
      <p role="alert" className="mt-4 mb-6 text-danger">
        {archiveCopy.failed}
      </p>
      <RetryButton onRetry={retryPage} />
    </section>
  )
}
