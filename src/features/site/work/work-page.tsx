import { consultation } from '#content/booking/consultation.ts'
import { team } from '#content/team.ts'
import { workCopy } from '#content/work/page.ts'
import type { CaseStudy } from '#contracts/content.ts'
import type { StoryList, StoryService } from '#contracts/stories.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { ResultScale } from './result-scale.tsx'
import { StoryLayout } from './story-layout.tsx'
import { WorkFilter } from './work-filter.tsx'

interface WorkPageProps {
  list: StoryList
  /** The service whose stories are shown; without one, all are. */
  chosen: StoryService | undefined
  breadcrumbs: readonly { name: string; url: string }[]
}

export function WorkPage({ list: { stories, services }, chosen, breadcrumbs }: WorkPageProps) {
  const placedStories = stories.map((story, position) => ({ story, position }))
  const shown = chosen ? placedStories.filter(({ story }) => names(story, chosen)) : placedStories
  const tagsOf = (story: CaseStudy) => tagsFor(story, services)
  return (
    <>
      <div className="page-width pb-14">
        <div className="grid items-end gap-x-12 gap-y-4 pt-7 pb-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:pt-16 lg:pb-12">
          <div>
            <Breadcrumbs items={breadcrumbs} />
            <h1 className="mt-3.5 text-[min(11.5vw,2.625rem)] leading-[.98] tracking-[-0.03em] md:text-[clamp(2.625rem,6.2vw,5.25rem)]">
              {workCopy.heading[0]} <br className="max-md:hidden" />
              {workCopy.heading[1]}
            </h1>
          </div>
          {stories.length > 0 ? (
            <p className="text-lede text-ink-soft">{workCopy.lede(stories.length)}</p>
          ) : null}
        </div>
        {stories.length === 0 ? (
          <EmptyWork />
        ) : (
          <>
            <WorkFilter stories={stories} services={services} chosen={chosen} />
            <StoryLayout stories={shown} tagsOf={tagsOf} />
          </>
        )}
      </div>
      {shown.length > 0 ? <ResultScale stories={shown} tagsOf={tagsOf} /> : null}
      <WorkCall />
    </>
  )
}

const names = ({ services = [] }: CaseStudy, { id }: StoryService) => services.includes(id)

function tagsFor({ tags, services = [] }: CaseStudy, offered: readonly StoryService[]): readonly string[] {
  return tags ?? offered.filter(({ id }) => services.includes(id)).map(({ title }) => title)
}

const EmptyWork = () => (
  <Card tone="dashed" size="large" className="text-center">
    <p className="font-heading text-h3">{workCopy.empty}</p>
    <p className="mx-auto mt-2 max-w-[34rem] text-ink-soft">{workCopy.emptyText}</p>
    <ButtonLink href="/contact" look="outline" className="mt-6">
      {workCopy.emptyAction}
    </ButtonLink>
  </Card>
)

function WorkCall() {
  const [host] = team
  return (
    <section aria-labelledby="call-heading" className="on-warm contrast:border-t-3 contrast:border-line">
      <div className="page-width grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-7 gap-y-5 py-8 md:grid-cols-[auto_minmax(0,1fr)_auto] md:py-11">
        {host ? <Portrait of={host.portrait} name={host.name} className="size-16 md:size-21" /> : <span />}
        <div>
          <h2 id="call-heading" className="text-h3">
            {workCopy.call.heading}
          </h2>
          <p className="mt-0.5 text-ink-soft">{workCopy.call.text(host?.name.split(' ')[0])}</p>
        </div>
        <ButtonLink look="cta" size="hero" href={consultation.href} className="max-md:col-span-2">
          {workCopy.call.action}
          <Icon name="arrow-right" />
        </ButtonLink>
      </div>
    </section>
  )
}
