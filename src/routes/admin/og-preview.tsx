import { createFileRoute } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/og-preview')({ component: Page })

function Page() {
  usePageHead({ path: '/admin/og-preview', title: 'Social preview tool' })
  return <h1>Social preview tool</h1>
}
