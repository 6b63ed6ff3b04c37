import { categoryTopics } from '#content/blog.ts'
import type { PostCard } from '#contracts/blog.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Contours } from '#ui/contours.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { PostGrid } from './blog-list.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

interface CategoryArchiveProps {
  topic: (typeof categoryTopics)[number]
  posts: readonly PostCard[]
  breadcrumbs: readonly { name: string; url: string }[]
}

/** Every post of one category, and the way to the other four. */
export function CategoryArchive({ topic, posts, breadcrumbs }: CategoryArchiveProps) {
  return (
    <>
      <div className="relative isolate overflow-clip border-b border-line bg-surface-tint">
        <Contours art="title-band" />
        <div className="page-width py-10 lg:py-14">
          <Breadcrumbs items={breadcrumbs} />
          <h1 className="mt-4 text-h1">{topic.label}</h1>
          <p className="mt-3 max-w-xl text-lede text-ink-soft">{topic.about}</p>
          <p className="mt-3 text-small text-ink-soft">
            {posts.length === 1 ? '1 article' : `${posts.length} articles`}
          </p>
        </div>
      </div>
      <div className="page-width section-space">
        <nav aria-label="Topics" className="flex flex-wrap gap-2">
          {categoryTopics.map(({ id, label }) => (
            <SiteLink
              key={id}
              href={`/blog/category/${id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-small font-semibold text-link hover:border-accent aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-on-primary"
            >
              {label}
            </SiteLink>
          ))}
        </nav>
        <h2 className="sr-only">Articles</h2>
        {posts.length > 0 ? (
          <PostGrid posts={posts} />
        ) : (
          <p className="mt-8 text-ink-soft">
            Nothing on this topic yet.{' '}
            <SiteLink href="/blog" className="text-link underline">
              See all articles
            </SiteLink>
            .
          </p>
        )}
      </div>
      <NewsletterForm />
    </>
  )
}
