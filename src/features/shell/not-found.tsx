import { searchRules } from '#shared/search-query.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { ButtonLink } from '#ui/button.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Notice } from './notice.tsx'

export function NotFound() {
  usePageHead({
    path: '/404',
    title: '404 Page Not Found',
    description: 'There is no page at this address. Go to the home page, see our services, or read the blog.',
    robots: 'noindex',
  })
  return (
    <Notice kicker="Off the map" title="404 Page Not Found">
      <p className="mt-4 max-w-xl text-lede text-ink-soft">Did you forget to add the page to the router?</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/">Go to the home page</ButtonLink>
        <ButtonLink href="/services" look="outline">
          See the services
        </ButtonLink>
        <ButtonLink href="/blog" look="outline">
          Read the blog
        </ButtonLink>
      </div>
      <SearchForm charsMax={searchRules.queryCharsMax} className="mt-8 max-w-xl" />
      <p className="mt-8 text-small text-ink-soft">
        If a link on this site brought you here, that is our mistake.{' '}
        <SiteLink href="/contact" className="text-link underline underline-offset-4">
          Tell us which one
        </SiteLink>
        .
      </p>
    </Notice>
  )
}
