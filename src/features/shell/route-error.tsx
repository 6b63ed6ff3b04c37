import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { isReachable, reloadIntoNewVersion } from '#browser/new-version.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { ButtonLink } from '#ui/button.tsx'
import { failureSentence, isMissingChunk } from '#ui/failure-sentence.ts'
import { RetryButton } from '#ui/retry-button.tsx'
import { usePageRetry } from '#ui/use-page-retry.ts'
import { Notice } from './notice.tsx'

const title = 'This page could not be loaded'

export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const retryPage = usePageRetry()
  const view = useRef<HTMLDivElement>(null)
  const isReloading = useNewVersion(error)
  usePageHead({
    path: router.state.location.pathname,
    title,
    description: 'The page did not load. Try again, or continue from the home page.',
    robots: 'noindex',
  })
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const heading = view.current?.querySelector('h1')
    if (heading) heading.tabIndex = -1
    heading?.focus({ preventScroll: true })
  }, [])

  async function retry() {
    await retryPage()
    const isStillMissing = router.state.matches.some((match) => isMissingChunk(match.error))
    // Some browsers remember a failed import until the document is reloaded.
    if (isStillMissing && (await isReachable())) location.reload()
  }

  return (
    <div ref={view}>
      <Notice kicker="The path is blocked" title={title}>
        <p role="alert" className="mt-4 max-w-xl text-lede text-ink-soft">
          {isReloading
            ? 'A new version of the site is available. It is loading now.'
            : failureSentence(error)}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <RetryButton onRetry={retry} />
          <ButtonLink href="/" look="outline">
            Go to the home page
          </ButtonLink>
        </div>
      </Notice>
    </div>
  )
}

/** A missing chunk usually belongs to a version that a deployment has replaced, so the page reloads once. */
function useNewVersion(error: unknown): boolean {
  const [isReloading, setReloading] = useState(false)
  useEffect(() => {
    if (isMissingChunk(error)) void reloadIntoNewVersion().then(setReloading)
  }, [error])
  return isReloading
}
