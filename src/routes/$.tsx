import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { redirectTarget } from '#content/redirects.ts'
import type { PageSource } from '#contracts/page-source.ts'
import { OwnPageBody } from '#features/site/own-page.tsx'
import { ownPages } from '#generated/own-pages/index.ts'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import { businessJsonLd } from '#seo/business-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { textPage } from '#seo/text-page.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { isSlug } from '#shared/slug.ts'

export const Route = createFileRoute('/$')({
  async loader({ context, location: { pathname } }) {
    const target = redirectTarget(pathname)
    if (target) throw redirect({ to: target })
    const load = ownPages[pathname]
    if (load) return (await load()).page
    const page = await findTextPage(context.source, pathname.slice(1))
    if (!page) throw notFound()
    return textPage(page)
  },
  component: Page,
})

const findTextPage = (source: PageSource, slug: string) => (isSlug(slug) ? source.page(slug) : null)

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
