import { successStoriesCopy } from '#content/digital-marketing/copy.ts'
import { stories as contentStories } from '#content/digital-marketing/sections.ts'
import type { SuccessStory } from '#content/services/service-page.ts'
import { storyPath } from '#shared/page-paths.ts'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SnapRow } from '#ui/snap-row.tsx'
import { StoryCard } from '../story-card.tsx'

const stories: readonly SuccessStory[] = contentStories
const longestMonths = Math.max(...stories.map(({ months }) => months))

export function SuccessStories() {
  return (
    <Section id="stories" entries={stories}>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
        <SectionHeading of="stories" className="lg:max-w-[30rem]">
          {successStoriesCopy.heading}
        </SectionHeading>
        <p className="max-w-[22rem] text-body text-ink-soft">{successStoriesCopy.lede}</p>
      </div>
      <SnapRow as="ol" label={successStoriesCopy.heading} className="md:grid md:grid-cols-3 md:gap-6">
        {stories.map(({ industry, figure, results, services, months, story }, index) => (
          <StoryCard
            key={industry}
            client={industry}
            figure={figure}
            result={results}
            services={services}
            months={months}
            longestMonths={longestMonths}
            path={story === undefined ? undefined : storyPath(story)}
            index={index}
          />
        ))}
      </SnapRow>
    </Section>
  )
}
