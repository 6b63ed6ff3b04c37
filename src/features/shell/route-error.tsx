import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { isReachable, reloadIntoNewVersion } from '#browser/new-version.ts'
import {
  newVersionText,
  pageFailedDescription,
  pageFailedKicker,
  pageFailedLink,
  pageFailedTitle,
} from '#content/interface/shell.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { ButtonLink } from '#ui/button.tsx'
import { failureSentence, isMissingChunk } from '#ui/failure-sentence.ts'
import { RetryButton, usePageRetry } from '#ui/retry-button.tsx'
import { Notice } from './notice.tsx'

export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const retryPage = usePageRetry()
  const view = useRef<HTMLDivElement>(null)
  const isReloading = useNewVersion(error)
  usePageHead({
    path: router.state.location.pathname,
    title: pageFailedTitle,
    description: pageFailedDescription,
    robots: 'noindex',
  })
  useEffect(() => {
    // Safari focuses no pressed button or link, but what they stand in: the page.
    if (!document.activeElement?.matches('body, main')) return
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
      <Notice kicker={pageFailedKicker} title={pageFailedTitle}>
        <p role="alert" className="mt-4 max-w-xl text-lede text-ink-soft">
          {isReloading ? newVersionText : failureSentence(error)}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <RetryButton onRetry={retry} />
          <ButtonLink href="/" look="outline">
            {pageFailedLink}
          </ButtonLink>
        </div>
      </Notice>
    </div>
  )
}

function useNewVersion(error: unknown): boolean {
  const [isReloading, setReloading] = useState(false)
  useEffect(() => {
    if (isMissingChunk(error)) void reloadIntoNewVersion().then(setReloading)
  }, [error])
  return isReloading
}
