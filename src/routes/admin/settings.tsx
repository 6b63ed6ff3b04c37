import { createFileRoute } from '@tanstack/react-router'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/settings')({ component: Page })

function Page() {
  usePageHead({ path: '/admin/settings', title: 'Settings' })
  return (
    <Guard role="admin">
      <h1>Settings</h1>
    </Guard>
  )
}
