import { createFileRoute } from '@tanstack/react-router'
import { home } from '#content/home.ts'
import { Approach } from '#features/home/approach.tsx'
import { Awards } from '#features/home/awards.tsx'
import { CaseStudies } from '#features/home/case-studies.tsx'
import { Closing } from '#features/home/closing.tsx'
import { Hero } from '#features/home/hero.tsx'
import { Industries } from '#features/home/industries.tsx'
import { LatestInsights } from '#features/home/latest-insights.tsx'
import { Methodology } from '#features/home/methodology.tsx'
import { Questions } from '#features/home/questions.tsx'
import { Services } from '#features/home/services.tsx'
import { TechnologyStack } from '#features/home/technology-stack.tsx'
import { businessJsonLd } from '#seo/business-json-ld.ts'
import { faqJsonLd } from '#seo/faq-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { websiteJsonLd } from '#seo/website-json-ld.ts'

export const Route = createFileRoute('/')({
  async loader({ context }) {
    const [posts, { services, caseStudies }] = await Promise.all([
      context.source.teaser(),
      context.source.content(),
    ])
    return { posts, services: services.filter(({ onHome }) => onHome), caseStudies }
  },
  component: Page,
})

function Page() {
  const { posts, services, caseStudies } = Route.useLoaderData()
  usePageHead({
    path: '/',
    category: 'company',
    pageType: 'home',
    useAiImage: true,
    structuredData: [businessJsonLd(siteOrigin), websiteJsonLd(siteOrigin), faqJsonLd(home.questions.items)],
  })
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
