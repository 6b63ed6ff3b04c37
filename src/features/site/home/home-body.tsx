import { home } from '#content/home/page.ts'
import type { PostCard } from '#contracts/blog.ts'
import type { SiteContent } from '#contracts/content.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { BelowFirstWindow } from '#ui/below-first-window.tsx'
import { Approach } from './approach.tsx'
import { Awards } from './awards.tsx'
import { CaseStudies } from './case-studies.tsx'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { Industries } from './industries.tsx'
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
  return (
    <>
      <Hero copy={home.hero} />
      <Services copy={home.services} services={services} onRetry={content.retry} />
      <BelowFirstWindow>
        <CaseStudies
          copy={home.caseStudies}
          caseStudies={content.data?.caseStudies}
          onRetry={content.retry}
        />
        <Awards copy={home.awards} />
        <TechnologyStack copy={home.technology} />
        <Approach copy={home.approach} />
        <Methodology copy={home.methodology} />
        <Industries copy={home.industries} />
        <Questions copy={home.questions} />
        {isPageOn('/blog') ? (
          <LatestInsights copy={home.insights} posts={teaser.data} onRetry={teaser.retry} />
        ) : null}
        <Closing copy={home.closing} />
      </BelowFirstWindow>
    </>
  )
}
