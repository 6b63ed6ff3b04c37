import { articlePageCopy } from '#content/blog/copy.ts'
import type { Article } from '#contracts/blog.ts'
import { blogMessages } from '#content/blog/page.ts'
import { articleBreadcrumbs } from '#seo/article-head.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Icon } from '#ui/icon.tsx'
import { Prose } from '#ui/prose.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { ArticleHeader } from './article-header.tsx'
import { AuthorCard } from './author-card.tsx'
import { HelpCall } from './help-call.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { RelatedArticles } from './related-articles.tsx'
import { ShareBar } from './share-bar.tsx'
import { TableOfContents } from './table-of-contents.tsx'

export function ArticlePage({ article, url }: { article: Article; url: string }) {
  return (
    <>
      <div className="page-width wrap-anywhere pt-8 pb-20 lg:pt-12">
        <SiteLink
          href="/blog"
          className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-link hover:underline print-hidden"
        >
          <Icon name="arrow-left" />
          {blogMessages.backToBlog}
        </SiteLink>
        <div className="mt-1 print-hidden">
          <Breadcrumbs items={articleBreadcrumbs(article)} />
        </div>
        <div className="mt-6 grid gap-x-16 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
          <aside className="hidden lg:block print-hidden">
            <TableOfContents headings={article.headings} depth={article.tocDepth} />
          </aside>
          <article className="min-w-0 max-w-[46rem]">
            <ArticleHeader article={article} />
            <Prose id="article-body" html={article.html} className="mt-10" />
            <div data-later="below">
              <p className="mt-10 text-fine text-ink-soft">{articlePageCopy.words(article.wordCount)}</p>
              <ShareBar url={url} title={article.title} slug={article.slug} />
              <AuthorCard name={article.author} page={article.authorPage} />
              <HelpCall text={articlePageCopy.help} action={articlePageCopy.helpAction} />
            </div>
          </article>
        </div>
      </div>
      <RelatedArticles {...article} />
      <NewsletterForm isLater />
    </>
  )
}
