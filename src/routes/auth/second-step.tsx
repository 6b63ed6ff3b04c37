import { createFileRoute } from '@tanstack/react-router'
import { secondStepMeta } from '#content/auth/meta.ts'
import { secondStepTexts as texts } from '#content/interface/auth/second-step.ts'
import { NarrowPage } from '#features/auth/narrow-page.tsx'
import { SecondStepForm } from '#features/auth/login-form.tsx'
import { SignedInElsewhere } from '#features/auth/signed-in-elsewhere.tsx'
import { businessJsonLd } from '#seo/business-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/auth/second-step')({ component: Page })

function Page() {
  usePageHead({ ...secondStepMeta, structuredData: [businessJsonLd(siteOrigin)] })
  return (
    <SignedInElsewhere>
      {(next) => (
        <NarrowPage title={texts.title} lede={texts.lede}>
          <SecondStepForm next={next} />
        </NarrowPage>
      )}
    </SignedInElsewhere>
  )
}
