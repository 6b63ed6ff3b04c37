import { olderArticlesCopy } from '#content/blog/copy.ts'
import { blogPageSize, pagesOf } from '#shared/list-pages.ts'
import type { PostList } from '#contracts/page-source.ts'
import { searchRules } from '#shared/search-query.ts'
import { SearchForm } from '#ui/search-form.tsx'
import { BlogTitleBand } from './blog-title-band.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { Pagination } from './pagination.tsx'
import { PostGrid } from './post-grid.tsx'
import { Topics } from './topics.tsx'

interface OlderArticlesProps {
  list: PostList
  page: number
  breadcrumbs: readonly { name: string; url: string }[]
}

export function OlderArticles({ list, page, breadcrumbs }: OlderArticlesProps) {
  const { posts, total } = list
  const first = (page - 1) * blogPageSize + 1
  return (
    <>
      <BlogTitleBand title={olderArticlesCopy.title} breadcrumbs={breadcrumbs}>
        <p className="mt-3 text-small text-ink-soft">
          {olderArticlesCopy.range(first, first + posts.length - 1, total)}
        </p>
        <SearchForm charsMax={searchRules.queryCharsMax} className="mt-6 max-w-xl" />
      </BlogTitleBand>
      <div className="page-width pt-2 pb-20 lg:pb-23">
        <h2 className="sr-only">{olderArticlesCopy.articles}</h2>
        <PostGrid posts={posts} />
        <Pagination page={page} pages={pagesOf(total)} />
        <Topics />
      </div>
      <NewsletterForm hasIssues={list.hasIssues} />
    </>
  )
}
