import { team } from '#content/team.ts'
import type { Story } from '#contracts/stories.ts'
import { StoryCharts } from './story-charts.tsx'
import { StoryComparison } from './story-comparison.tsx'
import { StoryEnd } from './story-end.tsx'
import { StoryHero } from './story-hero.tsx'
import { StoryPlanSection } from './story-plan.tsx'
import { StoryQuote } from './story-quote.tsx'
import { StoryScreens } from './story-screens.tsx'
import { splitSections } from './story-sections.ts'
import { storyTint } from './story-tint.ts'
import { LaterSections, ProblemSection } from './story-text.tsx'

interface StoryPageProps {
  story: Story
  breadcrumbs: readonly { name: string; url: string }[]
}

/** Two pictures are a comparison without words. */
const picturesOnly = { before: {}, after: {}, pairs: [] }

/** Everything but the title, the client and the description is optional and leaves no gap. */
export function StoryPage({ story, breadcrumbs }: StoryPageProps) {
  const tint = storyTint(story.position)
  const { beforePicture, afterPicture } = story
  const comparison = story.comparison ?? (beforePicture && afterPicture ? picturesOnly : undefined)
  const [problem, ...later] = splitSections(story.html)
  const people = (story.team ?? []).map((name) => team.find((person) => person.name === name) ?? { name })
  return (
    <article>
      <StoryHero story={story} tint={tint} people={people} breadcrumbs={breadcrumbs} />
      {problem || comparison ? (
        <div className="page-width section-space">
          {problem ? <ProblemSection {...problem} /> : null}
          {comparison ? (
            <StoryComparison
              comparison={comparison}
              beforePicture={beforePicture}
              afterPicture={afterPicture}
              host={story.drawing?.host}
              tint={tint}
            />
          ) : null}
        </div>
      ) : null}
      {story.screens ? <StoryScreens screens={story.screens} /> : null}
      <StoryCharts story={story} tint={tint} />
      {story.plan ? <StoryPlanSection plan={story.plan} tint={tint} /> : null}
      {later.length > 0 ? <LaterSections sections={later} hasRule={story.plan !== undefined} /> : null}
      {story.quote ? <StoryQuote quote={story.quote} portrait={story.portrait} tint={tint} /> : null}
      <StoryEnd story={story} people={people} />
    </article>
  )
}
