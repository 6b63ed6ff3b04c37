import { createFileRoute } from '@tanstack/react-router'
import { homeMeta } from '#content/home/meta.ts'
import { homeFaqs } from '#content/home/faqs.ts'
import type { PageSource } from '#contracts/page-source.ts'
import { readPart } from '#features/site/home/page-part.ts'
import { businessJsonLd } from '#seo/business-json-ld.ts'
import { faqJsonLd } from '#seo/faq-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { websiteJsonLd } from '#seo/website-json-ld.ts'
import { StaticSection, staticSections } from '#ui/static-section.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => staticSections('home', () => loadBody(context.sectionSource)),
  component: Page,
})

async function loadBody(source: PageSource) {
  const [{ HomeBody }, teaser, content] = await Promise.all([
    import('#features/site/home/home-body.tsx'),
    readPart(source.teaser),
    readPart(source.content),
  ])
  return { body: () => <HomeBody teaser={teaser} content={content} /> }
}

function Page() {
  usePageHead({
    ...homeMeta,
    structuredData: [businessJsonLd(siteOrigin), websiteJsonLd(siteOrigin), ...faqJsonLd(homeFaqs)],
  })
  return <StaticSection name="body" from={Route.useLoaderData()} />
}
