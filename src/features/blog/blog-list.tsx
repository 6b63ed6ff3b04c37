import { blogListCopy } from '#content/blog/copy.ts'
import { pagesOf } from '#shared/list-pages.ts'
import type { PostList } from '#contracts/page-source.ts'
import { searchRules } from '#shared/search-query.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { CategoryButtons } from './category-buttons.tsx'
import { HelpCall } from './help-call.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { Pagination } from './pagination.tsx'
import { PostGrid } from './post-grid.tsx'
import { SavedArticles } from './save-article.tsx'
import { Topics } from './topics.tsx'

export function BlogList({ posts, total, hasIssues }: PostList) {
  return (
    <>
      <BlogHero />
      <div data-live="saved-articles=slug" className="page-width pt-10 pb-20 lg:pb-23">
        <SavedArticles />
        <CategoryButtons />
        <h2 className="sr-only">{blogListCopy.listHeading}</h2>
        {posts.length === 0 ? <EmptyList /> : <PostGrid posts={posts} hasLead />}
        <Pagination page={1} pages={pagesOf(total)} />
        <Topics />
        <HelpCall text={blogListCopy.help} action={blogListCopy.helpAction} />
      </div>
      <NewsletterForm hasIssues={hasIssues} />
    </>
  )
}

function BlogHero() {
  return (
    <div className="page-width grid items-end gap-x-16 gap-y-8 pt-12 lg:grid-cols-[7fr_5fr] lg:pt-20">
      <div>
        <p className="mb-3 text-fine font-semibold text-kicker">{blogListCopy.kicker}</p>
        <h1 className="max-w-[16ch] text-h1">{blogListCopy.heading}</h1>
        <p className="mt-5 max-w-xl text-lede text-ink-soft">{blogListCopy.lede}</p>
      </div>
      <SearchForm charsMax={searchRules.queryCharsMax} />
    </div>
  )
}

function EmptyList() {
  return (
    <Card tone="dashed" size="none" className="mt-8 text-center">
      <div className="p-10">
        <p className="font-heading text-h3">{blogListCopy.empty}</p>
        <p className="mt-2 text-ink-soft">{blogListCopy.emptyNote}</p>
        <ButtonLink href="/services" look="outline" className="mt-6">
          {blogListCopy.emptyAction}
        </ButtonLink>
      </div>
    </Card>
  )
}
