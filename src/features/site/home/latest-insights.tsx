import { blogMessages } from '#content/blog/page.ts'
import { postCategoryNames } from '#content/blog/post-categories.ts'
import type { HomeCopy } from '#content/home/page.ts'
import type { PostCard as Post } from '#contracts/blog.ts'
import { formatDay } from '#shared/formats.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { PostCard } from '#ui/post-card.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { PartFailed } from './part-failed.tsx'

interface LatestInsightsProps {
  copy: HomeCopy['insights']
  posts: readonly Post[] | undefined
  onRetry: () => Promise<void>
}

export function LatestInsights({ copy, posts, onRetry }: LatestInsightsProps) {
  return (
    <Section id="latest-insights">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <SectionHeading of="latest-insights" kicker={copy.kicker}>
          {copy.heading}
        </SectionHeading>
        <SiteLink
          href={copy.link.href}
          className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-link hover:underline"
        >
          {copy.link.label}
          <Icon name="arrow-right" />
        </SiteLink>
      </div>
      {!posts ? (
        <PartFailed message={blogMessages.listFailed} onRetry={onRetry} />
      ) : posts.length > 0 ? (
        <div className="mt-10 grid gap-6 md:grid-cols-2 lg:grid-cols-3 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2">
          {posts.map((post) => (
            <PostCard
              key={post.slug}
              post={post}
              category={postCategoryNames[post.category]}
              day={formatDay(post.date)}
            />
          ))}
        </div>
      ) : (
        <NoPosts copy={copy.empty} />
      )}
    </Section>
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
