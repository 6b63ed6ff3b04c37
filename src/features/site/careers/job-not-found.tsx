import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePageHead } from '#seo/use-page-head.ts'
import { SiteLink } from '#ui/site-link.tsx'

/** docs/spec/acceptance.md 231 */
const redirectAfterMs = 100

export function JobNotFound() {
  const navigate = useNavigate()
  usePageHead({
    path: '/careers',
    title: 'Job not found',
    description: 'There is no position with this number. See all open positions on the careers page.',
    category: 'careers',
    robots: 'noindex',
  })
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/careers', replace: true }), redirectAfterMs)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <section className="page-width section-space">
      <h1 className="text-h2">Job not found. Redirecting...</h1>
      <p className="mt-4 text-lede text-ink-soft">
        See all open positions on the{' '}
        <SiteLink href="/careers" className="text-link underline underline-offset-4">
          careers page
        </SiteLink>
        .
      </p>
    </section>
  )
}
