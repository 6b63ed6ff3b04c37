import { createFileRoute } from '@tanstack/react-router'
import { mvpPackage, productAnchors, productBreadcrumbs, productPath } from '#content/product-development.ts'
import { defaultSocialImage } from '#seo/default-social-image.ts'
import { Advantages } from '#features/product/advantages.tsx'
import { ProductClosing } from '#features/product/closing.tsx'
import { ProductHero } from '#features/product/hero.tsx'
import { Lifecycle } from '#features/product/lifecycle.tsx'
import { MvpPackage } from '#features/product/mvp-package.tsx'
import { Engagements, ProductServices } from '#features/product/services.tsx'
import { Stories } from '#features/product/stories.tsx'
import { Team } from '#features/product/team.tsx'
import { Technology } from '#features/product/technology.tsx'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import { serviceJsonLd } from '#seo/service-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageMenu } from '#ui/page-menu.tsx'

export const Route = createFileRoute('/services/product-development')({ component: Page })

const description =
  'Web, mobile and AI products in eight phases, 60% faster with AI in each of them. AI MVP from $25,000 with 2 months of support; the assessment is free.'

function Page() {
  usePageHead({
    path: productPath,
    title: 'AI Product Development in Eight Phases',
    description,
    keywords: [
      'product development',
      'AI product development',
      'MVP',
      'web applications',
      'mobile apps',
      'AI agents',
    ],
    category: 'tech',
    useAiImage: true,
    pageType: 'service',
    structuredData: [
      serviceJsonLd(siteOrigin, {
        name: 'Product Development',
        description,
        url: productPath,
        imageUrl: defaultSocialImage('tech'),
        offer: { name: mvpPackage.name, priceUsd: mvpPackage.priceUsd },
      }),
      breadcrumbJsonLd(siteOrigin, productBreadcrumbs),
    ],
  })
  return (
    <>
      <ProductHero />
      <PageMenu sections={productAnchors}>
        <p className="text-fine text-ink-soft max-xl:hidden">AI MVP from {mvpPackage.price}</p>
        <ButtonLink href="/contact">Free assessment</ButtonLink>
      </PageMenu>
      <Advantages />
      <Team />
      <ProductServices />
      <Lifecycle />
      <Technology />
      <Stories />
      <Engagements />
      <MvpPackage />
      <ProductClosing />
    </>
  )
}
