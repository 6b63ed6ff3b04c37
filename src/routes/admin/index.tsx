import { createFileRoute } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/')({ component: Page })

function Page() {
  usePageHead({ path: '/admin', title: 'Admin' })
  return <h1>Admin</h1>
}
