import { createFileRoute } from '@tanstack/react-router'
import { socialPreviewMeta } from '#content/admin/meta.ts'
import { PreviewPage } from '#features/admin/preview-tool/preview-page.tsx'
import { indexedPaths } from '#generated/pages.ts'
import { businessJsonLd } from '#seo/business-json-ld.ts'
import { absoluteUrl, canonicalUrl } from '#shared/links.ts'
import { defaultSocialImage, siteOrigin } from '#seo/site-origin.ts'
import { pageTitle } from '#seo/page-title.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { site } from '#site.config.ts'

export const Route = createFileRoute('/admin/og-preview')({ component: Page })

const defaultImage = (category: Parameters<typeof defaultSocialImage>[0]) =>
  absoluteUrl(siteOrigin, defaultSocialImage(category))

const homePage = {
  title: pageTitle({}),
  description: site.metadata.defaultDescription,
  url: canonicalUrl(siteOrigin, '/'),
  image: defaultImage('company'),
}

function Page() {
  usePageHead({ ...socialPreviewMeta, structuredData: [businessJsonLd(siteOrigin)] })
  return <PreviewPage first={homePage} defaultImage={defaultImage} pages={indexedPaths} />
}
