import { createFileRoute } from '@tanstack/react-router'
import { problemsMeta } from '#content/admin/meta.ts'
import { ProblemsPage } from '#features/admin/problems/problems-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/problems')({ component: Page })

function Page() {
  return (
    <AdminPage meta={problemsMeta}>
      <ProblemsPage />
    </AdminPage>
  )
}
