import { storiesCopy } from '#content/product-development/copy.ts'
import { successStories } from '#content/product-development/sections.ts'
import { storyPath } from '#shared/page-paths.ts'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SnapRow } from '#ui/snap-row.tsx'
import { StoryCard } from '../story-card.tsx'

interface ProductStory {
  industry: string
  figure: string
  result: string
  text: string
  technologies: readonly string[]
  months: number
  /** The slug of its case study, if it has one. */
  story?: string
}

const stories: readonly ProductStory[] = successStories
const longestMonths = Math.max(...stories.map(({ months }) => months))

export function Stories() {
  return (
    <Section id="stories" entries={stories}>
      <SectionHeading of="stories">{storiesCopy.heading}</SectionHeading>
      <SnapRow label={storiesCopy.heading} className="mt-7 md:grid md:auto-cols-fr md:grid-flow-col md:gap-6">
        {stories.map(({ industry, technologies, story, ...result }, index) => (
          <StoryCard
            key={industry}
            {...result}
            client={industry}
            servicesLabel={storiesCopy.technologies}
            services={technologies}
            path={story === undefined ? undefined : storyPath(story)}
            longestMonths={longestMonths}
            index={index}
          />
        ))}
      </SnapRow>
    </Section>
  )
}
