import { createFileRoute } from '@tanstack/react-router'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/')({ component: Page })

function Page() {
  usePageHead({ path: '/admin', title: 'Admin' })
  return (
    <Guard role="admin">
      <h1>Admin</h1>
    </Guard>
  )
}
