import { listStatesCopy } from '#content/blog/copy.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { blogMessages } from '#content/blog/page.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { isMissingChunk } from '#ui/failure-sentence.ts'
import { RetryButton, usePageRetry } from '#ui/retry-button.tsx'
import { Spinner } from '#ui/skeleton.tsx'

export function ListLoading() {
  return (
    <p
      role="status"
      className="page-width section-space flex items-center justify-center gap-3 text-ink-soft"
    >
      <Spinner />
      {blogMessages.loadingList}
    </p>
  )
}

export function ListFailed({ error }: { error: unknown }) {
  const router = useRouter()
  const retryPage = usePageRetry()
  useEffect(() => console.error(blogMessages.listFailed, error), [error])
  usePageHead({
    path: router.state.location.pathname,
    title: listStatesCopy.heading,
    description: blogMessages.listFailed,
    robots: 'noindex',
    category: 'blog',
  })
  // Loading the posts again cannot repair a missing chunk; the general error view can.
  if (isMissingChunk(error)) throw error
  return (
    <section className="page-width section-space text-center">
      <h1 className="text-h2">{listStatesCopy.heading}</h1>
      <p role="alert" className="mt-4 mb-6 text-danger">
        {blogMessages.listFailed}
      </p>
      <RetryButton onRetry={retryPage} />
    </section>
  )
}
