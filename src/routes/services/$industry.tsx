import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { adPackage } from '#content/advertising-package.ts'
import { industryPages } from '#content/industry-advertising.ts'
import { industrySlug } from '#content/industry-slugs.ts'
import { redirectTarget } from '#content/redirects.ts'
import { useServiceHead } from '#features/services/use-service-head.ts'
import { type Still, StillPart, stillParts } from '#ui/still.tsx'

/** The three industry pages; what else stands under /services is a fixed redirect or the not-found screen. */
export const Route = createFileRoute('/services/$industry')({
  loader: async ({ params, location }) => {
    const target = redirectTarget(location.pathname)
    if (target) throw redirect({ to: target })
    const slug = industrySlug(params.industry)
    if (!slug) throw notFound()
    const still: Still<'page'> = await stillParts(slug, async () => {
      const { industryParts } = await import('#features/services/industry/still-parts.tsx')
      return industryParts(slug)
    })
    return { slug, still }
  },
  component: Page,
})

function Page() {
  const { slug, still } = Route.useLoaderData()
  const { name, meta, breadcrumbs, faqs } = industryPages[slug]
  useServiceHead({
    meta,
    category: 'services',
    service: `${name} Advertising`,
    offer: { name: adPackage.name, priceUsd: adPackage.priceUsd },
    breadcrumbs,
    faqs,
  })
  return <StillPart key={slug} page={slug} name="page" from={still} />
}
