import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { redirectTarget } from '#content/redirects.ts'
import { OwnPageBody } from '#features/site/own-page.tsx'
import { ownPages } from '#generated/own-pages/index.ts'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import { businessJsonLd } from '#seo/business-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/$')({
  async loader({ location }) {
    const target = redirectTarget(location.pathname)
    if (target) throw redirect({ to: target })
    const load = ownPages[location.pathname]
    if (!load) throw notFound()
    return (await load()).page
  },
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  const { path, title, description, robots, trail } = page
  usePageHead({
    path,
    title,
    description,
    ...(robots ? { robots } : {}),
    useAiImage: true,
    pageType: 'page',
    structuredData: [
      businessJsonLd(siteOrigin),
      ...(trail.length > 0 ? [breadcrumbJsonLd(siteOrigin, trail)] : []),
    ],
  })
  return <OwnPageBody page={page} />
}
