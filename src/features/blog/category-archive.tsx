import { categoryArchiveCopy } from '#content/blog/copy.ts'
import { categoryTopics } from '#content/blog/page.ts'
import { categoryCover } from '#content/blog/category.ts'
import { listPath, pagesOf } from '#shared/list-pages.ts'
import type { PostList } from '#contracts/page-source.ts'
import { searchRules } from '#shared/search-query.ts'
import { Cover } from '#ui/cover.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { BlogTitleBand } from './blog-title-band.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { Pagination } from './pagination.tsx'
import { PostGrid } from './post-grid.tsx'

interface CategoryArchiveProps {
  topic: (typeof categoryTopics)[number]
  list: PostList
  page: number
  breadcrumbs: readonly { name: string; url: string }[]
}

export function CategoryArchive({ topic, list, page, breadcrumbs }: CategoryArchiveProps) {
  const { posts, total } = list
  return (
    <>
      <BlogTitleBand
        title={topic.label}
        breadcrumbs={breadcrumbs}
        picture={
          <Cover
            figure={categoryCover(topic.id)}
            category={topic.id}
            shape="wide"
            className="max-lg:hidden"
          />
        }
      >
        {topic.about ? <p className="mt-3 max-w-xl text-lede text-ink-soft">{topic.about}</p> : null}
        <p className="mt-3 text-small text-ink-soft">{categoryArchiveCopy.count(total)}</p>
        <SearchForm charsMax={searchRules.queryCharsMax} className="mt-6 max-w-xl" />
      </BlogTitleBand>
      <div className="page-width pt-10 pb-20 lg:pt-14 lg:pb-23">
        <nav aria-label={categoryArchiveCopy.label} className="flex flex-wrap gap-2">
          {categoryTopics.map(({ id, label }) => (
            <SiteLink
              key={id}
              href={listPath(1, id)}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-small font-semibold text-link hover:border-accent aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-on-primary"
            >
              {label}
            </SiteLink>
          ))}
        </nav>
        <h2 className="sr-only">{categoryArchiveCopy.articles}</h2>
        {posts.length > 0 ? (
          <PostGrid posts={posts} />
        ) : (
          <p className="mt-8 text-ink-soft">
            {categoryArchiveCopy.empty}{' '}
            <SiteLink href="/blog" className="text-link underline">
              {categoryArchiveCopy.emptyLink}
            </SiteLink>
            .
          </p>
        )}
        <Pagination page={page} pages={pagesOf(total)} pathOf={(other) => listPath(other, topic.id)} />
      </div>
      <NewsletterForm hasIssues={list.hasIssues} />
    </>
  )
}
