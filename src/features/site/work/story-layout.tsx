import { workCopy } from '#content/work/page.ts'
import type { CaseStudy } from '#contracts/content.ts'
import { storyPath } from '#shared/page-paths.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { type PlacedStory, StoryCard, WideStoryCard } from './story-card.tsx'
import { storyLooks } from './story-look.ts'
import { featuredStory, storyTint } from './story-tint.ts'

/** With more, those after the fifth are rows. */
const cardsMax = 6
const cardsBeforeRows = 5

interface StoryLayoutProps {
  stories: readonly PlacedStory[]
  tagsOf: (story: CaseStudy) => readonly string[]
}

/** The featured one is wide, the others follow in pairs; one without a partner is wide too. */
export function StoryLayout({ stories, tagsOf }: StoryLayoutProps) {
  const featured = featuredStory(stories.map(({ story }) => story))
  const first = stories.filter(({ story }) => story === featured)
  const inOrder = [...first, ...stories.filter(({ story }) => story !== featured)]
  const cards = inOrder.slice(1, inOrder.length > cardsMax ? cardsBeforeRows : cardsMax)
  const rows = inOrder.slice(cards.length + 1)
  const pairs = cards.slice(0, cards.length - (cards.length % 2))
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <h2 className="sr-only">{workCopy.listHeading}</h2>
      {first.map((placed) => (
        <WideStoryCard
          key={placed.story.slug}
          {...placed}
          tags={tagsOf(placed.story)}
          level="h3"
          isFirstView
        />
      ))}
      {pairs.length > 0 ? (
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-6">
          {pairs.map((placed) => (
            <StoryCard key={placed.story.slug} {...placed} tags={tagsOf(placed.story)} level="h3" />
          ))}
        </div>
      ) : null}
      {cards.slice(pairs.length).map((placed) => (
        <WideStoryCard key={placed.story.slug} {...placed} tags={tagsOf(placed.story)} level="h3" />
      ))}
      {rows.length > 0 ? <StoryRows stories={rows} /> : null}
    </div>
  )
}

const StoryRows = ({ stories }: Pick<StoryLayoutProps, 'stories'>) => (
  <div className="mt-8">
    <h2 className="text-h3">{workCopy.olderHeading}</h2>
    <ul className="mt-4 border-t border-line">
      {stories.map(({ story, position }) => (
        <li
          key={story.slug}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-b border-line py-4 hover:bg-tint md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto_auto]"
        >
          <SiteLink
            href={storyPath(story.slug)}
            className="font-heading text-h4 font-semibold after:absolute after:inset-0 wrap-anywhere"
          >
            {story.title}
          </SiteLink>
          <span className="text-fine text-ink-soft wrap-anywhere max-md:row-start-2">
            {story.client}: {story.result}
          </span>
          <span
            className={cn(
              'font-heading text-h3 font-semibold max-md:row-span-2 max-md:row-start-1',
              storyLooks[storyTint(position)].figure,
            )}
          >
            {story.figure}
          </span>
          <Icon name="arrow-right" className="max-md:hidden" />
        </li>
      ))}
    </ul>
  </div>
)
