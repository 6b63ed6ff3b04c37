import type { PostCard as PostCardData } from '#contracts/blog.ts'
import { categoryTopics } from '#content/blog.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Contours } from '#ui/contours.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { CategoryButtons } from './category-buttons.tsx'
import { ArticleCard } from './article-card.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { SavedArticles } from './save-article.tsx'

/** The blog: hero, filter buttons, topics, every post as a card, and the newsletter. */
export function BlogList({ posts }: { posts: readonly PostCardData[] }) {
  return (
    <>
      <BlogHero />
      <div className="page-width section-space">
        <SavedArticles />
        <CategoryButtons />
        <h2 className="sr-only">All articles</h2>
        {posts.length === 0 ? <EmptyList /> : <PostGrid posts={posts} />}
        <Topics />
      </div>
      <NewsletterForm />
    </>
  )
}

function BlogHero() {
  return (
    <div className="on-band relative isolate overflow-clip">
      <Contours art="hero" fade="linear-gradient(90deg, rgb(0 0 0 / 0.12) 35%, #000 75%)" />
      <div className="page-width py-16 lg:py-24">
        <p className="mb-3 text-fine font-semibold text-kicker">Blog</p>
        <h1 className="max-w-[16ch] text-h1">Notes from the climb</h1>
        <p className="mt-5 max-w-xl text-lede text-ink-soft">
          How we plan, measure and build, written down so that you can check it. Methods and worked examples;
          no news.
        </p>
      </div>
    </div>
  )
}

export function PostGrid({ posts }: { posts: readonly PostCardData[] }) {
  return (
    <div className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <ArticleCard key={post.slug} post={post} />
      ))}
    </div>
  )
}

function EmptyList() {
  return (
    <div className="mt-8 rounded-card border border-dashed border-line-strong p-10 text-center">
      <p className="font-heading text-h3">Nothing published yet</p>
      <p className="mt-2 text-ink-soft">
        The first article is being written. The newsletter below says when it is out.
      </p>
      <ButtonLink href="/services" look="outline" className="mt-6">
        See what we do meanwhile
      </ButtonLink>
    </div>
  )
}

function Topics() {
  return (
    <nav aria-labelledby="topics-heading" className="mt-16 border-t border-line pt-8">
      <h2 id="topics-heading" className="text-h3">
        Browse by topic
      </h2>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {categoryTopics.map(({ id, label, about }) => (
          <li key={id} className="border-b border-line py-4">
            <SiteLink href={`/blog/category/${id}`} className="font-semibold text-link hover:underline">
              {label}
            </SiteLink>
            <p className="text-small text-ink-soft">{about}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
