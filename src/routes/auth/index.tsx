import { createFileRoute } from '@tanstack/react-router'
import { signInMeta } from '#content/auth/meta.ts'
import { AuthPage } from '#features/auth/auth-page.tsx'
import { SignedInElsewhere } from '#features/auth/signed-in-elsewhere.tsx'
import { businessJsonLd } from '#seo/business-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/auth/')({ component: Page })

function Page() {
  usePageHead({ ...signInMeta, structuredData: [businessJsonLd(siteOrigin)] })
  return <SignedInElsewhere>{(next) => <AuthPage next={next} />}</SignedInElsewhere>
}
