import { notFoundCopy } from '#content/not-found.ts'
import { searchRules } from '#shared/search-query.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { ButtonLink } from '#ui/button.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Notice } from './notice.tsx'

export function NotFound() {
  usePageHead({
    path: '/404',
    title: notFoundCopy.title,
    description: notFoundCopy.description,
    robots: 'noindex',
  })
  return (
    <Notice kicker={notFoundCopy.kicker} title={notFoundCopy.title}>
      <p className="mt-4 max-w-xl text-lede text-ink-soft">{notFoundCopy.question}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/">{notFoundCopy.home}</ButtonLink>
        <ButtonLink href="/services" look="outline">
          {notFoundCopy.services}
        </ButtonLink>
        <ButtonLink href="/blog" look="outline">
          {notFoundCopy.blog}
        </ButtonLink>
      </div>
      {isPageOn('/blog') ? (
        <SearchForm charsMax={searchRules.queryCharsMax} className="mt-8 max-w-xl" />
      ) : null}
      <p className="mt-8 text-small text-ink-soft">
        {notFoundCopy.mistake}
        {isPageOn('/contact') ? (
          <>
            {' '}
            <SiteLink href="/contact" className="text-link underline underline-offset-4">
              {notFoundCopy.tellUs}
            </SiteLink>
            .
          </>
        ) : null}
      </p>
    </Notice>
  )
}
