import { jobNotFoundCopy } from '#content/careers/copy.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePageHead } from '#seo/use-page-head.ts'
import { SiteLink } from '#ui/site-link.tsx'

const redirectAfterMs = 100

export function JobNotFound() {
  const navigate = useNavigate()
  usePageHead({
    path: '/careers',
    title: jobNotFoundCopy.title,
    description: jobNotFoundCopy.description,
    category: 'careers',
    robots: 'noindex',
  })
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/careers', replace: true }), redirectAfterMs)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <section data-live="" className="page-width section-space">
      <h1 className="text-h2">{jobNotFoundCopy.heading}</h1>
      <p className="mt-4 text-lede text-ink-soft">
        {jobNotFoundCopy.text[0]}
        <SiteLink href="/careers" className="text-link underline underline-offset-4">
          {jobNotFoundCopy.text[1]}
        </SiteLink>
        {jobNotFoundCopy.text[2]}
      </p>
    </section>
  )
}
