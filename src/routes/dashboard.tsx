import { createFileRoute } from '@tanstack/react-router'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/dashboard')({ component: Page })

function Page() {
  usePageHead({ path: '/dashboard', title: 'Dashboard' })
  return (
    <Guard>
      <h1>Dashboard</h1>
    </Guard>
  )
}
