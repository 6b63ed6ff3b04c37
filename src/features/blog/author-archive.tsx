import { authorPageCopy as copy } from '#content/blog/author-page.ts'
import type { AuthorPage } from '#contracts/authors.ts'
import { pagesOf } from '#shared/list-pages.ts'
import { authorPath } from '#shared/page-paths.ts'
import { textDirection } from '#shared/text-direction.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { AuthorPortrait } from './author-portrait.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { Pagination } from './pagination.tsx'
import { PostGrid } from './post-grid.tsx'
import { Topics } from './topics.tsx'

interface AuthorArchiveProps {
  authorPage: AuthorPage
  page: number
  breadcrumbs: readonly { name: string; url: string }[]
}

export function AuthorArchive({ authorPage, page, breadcrumbs }: AuthorArchiveProps) {
  const { author, posts, total } = authorPage
  const { slug, name, title, bio, picture } = author
  return (
    <>
      <div className="page-width pt-10 lg:pt-14">
        <Breadcrumbs items={breadcrumbs} />
        <div className="mt-6 flex items-center gap-x-8 gap-y-5 max-sm:flex-col max-sm:items-start">
          <AuthorPortrait name={name} picture={picture} className="size-28 sm:size-36" isFirstView />
          <div className="min-w-0 wrap-anywhere">
            <h1 dir={textDirection(name)} className="text-h1">
              {name}
            </h1>
            <p className="mt-2 text-lede text-ink-soft">{title}</p>
            {bio ? (
              <p dir={textDirection(bio)} className="mt-3 max-w-xl whitespace-pre-line text-ink-soft">
                {bio}
              </p>
            ) : null}
            <p className="mt-3 text-small text-ink-soft">{copy.count(total)}</p>
          </div>
        </div>
      </div>
      <div className="page-width pb-20 lg:pb-23">
        <h2 className="sr-only">{copy.articles}</h2>
        {posts.length > 0 ? (
          <PostGrid posts={posts} />
        ) : (
          <p className="mt-10 text-ink-soft">
            {copy.empty}{' '}
            <SiteLink href="/blog" className="text-link underline">
              {copy.emptyLink}
            </SiteLink>
            .
          </p>
        )}
        <Pagination page={page} pages={pagesOf(total)} pathOf={(other) => authorPath(slug, other)} />
        <Topics />
      </div>
      <NewsletterForm />
    </>
  )
}
