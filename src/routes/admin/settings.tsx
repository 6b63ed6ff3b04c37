import { createFileRoute } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/settings')({ component: Page })

function Page() {
  usePageHead({ path: '/admin/settings', title: 'Settings' })
  return <h1>Settings</h1>
}
