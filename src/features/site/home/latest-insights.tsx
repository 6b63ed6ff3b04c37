import { blogMessages } from '#content/blog/page.ts'
import { categoryName } from '#content/blog/category.ts'
import type { HomeCopy } from '#content/home/page.ts'
import type { PostCard as Post } from '#contracts/blog.ts'
import { formatDay } from '#shared/formats.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PostCard } from '#ui/post-card.tsx'
import { Section } from '#ui/section.tsx'
import { PartFailed } from './part-failed.tsx'
import { TopLine } from './top-line.tsx'

interface LatestInsightsProps {
  copy: HomeCopy['insights']
  posts: readonly Post[] | undefined
  onRetry: () => Promise<void>
}

export function LatestInsights({ copy, posts, onRetry }: LatestInsightsProps) {
  return (
    <Section id="latest-insights">
      <TopLine of="latest-insights" kicker={copy.kicker} heading={copy.heading} link={copy.link} />
      {!posts ? (
        <PartFailed message={blogMessages.listFailed} onRetry={onRetry} />
      ) : posts.length > 0 ? (
        <Posts posts={posts} />
      ) : (
        <NoPosts copy={copy.empty} />
      )}
    </Section>
  )
}

function Posts({ posts }: { posts: readonly Post[] }) {
  const [lead, ...others] = posts.map((post) => ({
    post,
    category: categoryName(post.category),
    day: formatDay(post.date),
  }))
  if (!lead) return null
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 lg:mt-10 lg:has-[>:nth-child(2)]:grid-cols-[7fr_5fr]">
      <PostCard {...lead} look="lead" />
      {others.length > 0 ? (
        <div className="[&>*]:py-7 [&>*:first-child]:pt-0 [&>*:not(:first-child)]:border-t [&>*:not(:first-child)]:border-line">
          {others.map((other) => (
            <PostCard key={other.post.slug} {...other} look="row" />
          ))}
        </div>
      ) : null}
    </div>
  )
}

function NoPosts({ copy }: { copy: HomeCopy['insights']['empty'] }) {
  return (
    <Card tone="dashed" size="none" className="mt-10">
      <div className="p-8">
        <p className="max-w-[36rem] text-ink-soft">{copy.text}</p>
        <ButtonLink look="outline" href={copy.link.href} className="mt-5">
          {copy.link.label}
        </ButtonLink>
      </div>
    </Card>
  )
}
