import { createFileRoute } from '@tanstack/react-router'
import { forgotMeta } from '#content/auth/meta.ts'
import { ForgotForm } from '#features/auth/forgot-form.tsx'
import { NarrowPage } from '#features/auth/narrow-page.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/auth/forgot')({ component: Page })

function Page() {
  usePageHead(forgotMeta)
  return (
    <NarrowPage
      title="Forgot your password?"
      lede="Enter your email address, and we'll send you a link to choose a new one."
    >
      <ForgotForm />
    </NarrowPage>
  )
}
