import { createFileRoute } from '@tanstack/react-router'
import { forgotMeta } from '#content/auth/meta.ts'
import { forgotPageTexts as texts } from '#content/interface/auth/forgot.ts'
import { ForgotForm } from '#features/auth/forgot-form.tsx'
import { NarrowPage } from '#features/auth/narrow-page.tsx'
import { businessJsonLd } from '#seo/business-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/auth/forgot')({ component: Page })

function Page() {
  usePageHead({ ...forgotMeta, structuredData: [businessJsonLd(siteOrigin)] })
  return (
    <NarrowPage title={texts.title} lede={texts.lede}>
      <ForgotForm />
    </NarrowPage>
  )
}
