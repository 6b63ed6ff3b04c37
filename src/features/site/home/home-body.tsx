import { home } from '#content/home/page.ts'
import { team } from '#content/team.ts'
import type { PostCard } from '#contracts/blog.ts'
import type { SiteContent } from '#contracts/content.ts'
import { isEmpty } from '#shared/is-empty.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { BelowFirstWindow } from '#ui/below-first-window.tsx'
import { ClosingCard } from '#ui/closing-card.tsx'
import { featuredStory } from '../work/story-tint.ts'
import { Approach } from './approach.tsx'
import { Awards } from './awards.tsx'
import { CaseStudies } from './case-studies.tsx'
import { ClientQuote } from './client-quote.tsx'
import { Hero } from './hero.tsx'
import { Industries, linkedIndustries } from './industries.tsx'
import { LatestInsights } from './latest-insights.tsx'
import { Methodology } from './methodology.tsx'
import { type PagePart, usePart } from './page-part.ts'
import { Questions } from './questions.tsx'
import { Services } from './services.tsx'
import { TechnologyStack } from './technology-stack.tsx'

export interface HomeData {
  teaser: PagePart<readonly PostCard[]>
  content: PagePart<SiteContent>
}

export function HomeBody(parts: HomeData) {
  const teaser = usePart(parts.teaser)
  const content = usePart(parts.content)
  const services = content.data?.services.filter(({ onHome, link }) => onHome && isPageOn(link))
  const caseStudies = content.data?.caseStudies
  const featured = featuredStory(caseStudies ?? [])
  return (
    <>
      <Hero copy={home.hero} story={featured} />
      <Services copy={home.services} services={services} onRetry={content.retry} />
      <BelowFirstWindow>
        <CaseStudies copy={home.caseStudies} caseStudies={caseStudies} onRetry={content.retry} />
        <ClientQuote study={featured} />
        <TechnologyStack copy={home.technology} />
        <Awards copy={home.awards} />
        <HowWeWork />
        {isPageOn('/blog') ? (
          <LatestInsights copy={home.insights} posts={teaser.data} onRetry={teaser.retry} />
        ) : null}
        <BeforeTheFirstCall />
        <ClosingCard size="home" ground="tint" people={team} {...home.closing} />
      </BelowFirstWindow>
    </>
  )
}

function HowWeWork() {
  if (isEmpty(home.approach.items) && isEmpty(home.methodology.items)) return null
  return (
    <div className="on-warm section-space contrast:border-y-3 contrast:border-line">
      <div className="page-width">
        <Approach copy={home.approach} />
        <Methodology copy={home.methodology} />
      </div>
    </div>
  )
}

function BeforeTheFirstCall() {
  const hasIndustries = linkedIndustries(home.industries).length > 0
  if (!hasIndustries && isEmpty(home.questions.items)) return null
  return (
    <div className="section-space bg-surface-tint">
      <div className="page-width grid gap-x-20 gap-y-12 lg:has-[>:nth-child(2)]:grid-cols-[5fr_6fr]">
        <Industries copy={home.industries} />
        <Questions copy={home.questions} />
      </div>
    </div>
  )
}
