import { createFileRoute } from '@tanstack/react-router'
import { Expectations } from '#features/site/contact/expectations.tsx'
import { ContactHero } from '#features/site/contact/hero.tsx'
import { OtherWays } from '#features/site/contact/other-ways.tsx'
import { businessJsonLd } from '#seo/business-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/contact')({ component: Page })

function Page() {
  usePageHead({
    path: '/contact',
    title: 'Contact Us by Email or Phone',
    description:
      'Email us and a person replies within 24 hours. Support hours are Monday-Friday 9AM-6PM GMT, with offices in Delaware and Kathmandu.',
    keywords: ['contact', 'digital marketing agency contact', 'product development contact', 'support hours'],
    category: 'company',
    pageType: 'contact',
    structuredData: [businessJsonLd(siteOrigin)],
  })
  return (
    <>
      <ContactHero />
      <Expectations />
      <OtherWays />
    </>
  )
}
