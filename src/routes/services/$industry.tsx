import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { industryRouteMeta } from '#content/industry-advertising/meta.ts'
import { industryPages } from '#content/industry-advertising/page.ts'
import { industrySlug } from '#content/industry-advertising/slugs.ts'
import { redirectTarget } from '#content/redirects.ts'
import { structuredDataOf } from '#seo/structured-data-of.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { type StaticSections, StaticSection, staticSections } from '#ui/static-section.tsx'

export const Route = createFileRoute('/services/$industry')({
  loader: async ({ params, location }) => {
    const target = redirectTarget(location.pathname)
    if (target) throw redirect({ to: target })
    const slug = industrySlug(params.industry)
    if (!slug) throw notFound()
    const sections: StaticSections<'page'> = await staticSections(slug, async () => {
      const { industryParts } = await import('#features/site/services/industry/static-sections.tsx')
      return industryParts(slug)
    })
    const structuredData = await structuredDataOf(sections, async () => {
      const { industryStructuredData } = await import('#features/site/services/industry/structured-data.ts')
      return industryStructuredData(slug)
    })
    return { slug, sections, structuredData }
  },
  component: Page,
})

function Page() {
  const { slug, sections, structuredData } = Route.useLoaderData()
  usePageHead({ ...industryRouteMeta, ...industryPages[slug].meta, structuredData })
  return <StaticSection key={slug} name="page" from={sections} />
}
