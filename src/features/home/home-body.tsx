import { home } from '#content/home.ts'
import type { PostCard } from '#contracts/blog.ts'
import type { CaseStudy, Service } from '#contracts/content.ts'
import { Approach } from './approach.tsx'
import { Awards } from './awards.tsx'
import { CaseStudies } from './case-studies.tsx'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { Industries } from './industries.tsx'
import { LatestInsights } from './latest-insights.tsx'
import { Methodology } from './methodology.tsx'
import { Questions } from './questions.tsx'
import { Services } from './services.tsx'
import { TechnologyStack } from './technology-stack.tsx'

export interface HomeData {
  posts: readonly PostCard[]
  services: readonly Service[]
  caseStudies: readonly CaseStudy[]
}

/** The home page, section by section. Nothing in it needs a script once it is drawn. */
export function HomeBody({ posts, services, caseStudies }: HomeData) {
  return (
    <>
      <Hero copy={home.hero} />
      <Services copy={home.services} services={services} />
      <CaseStudies copy={home.caseStudies} caseStudies={caseStudies} />
      <Awards copy={home.awards} />
      <TechnologyStack copy={home.technology} />
      <Approach copy={home.approach} />
      <Methodology copy={home.methodology} />
      <Industries copy={home.industries} />
      <Questions copy={home.questions} />
      <LatestInsights copy={home.insights} posts={posts} />
      <Closing copy={home.closing} />
    </>
  )
}
