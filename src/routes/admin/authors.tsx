import { createFileRoute } from '@tanstack/react-router'
import { authorsMeta } from '#content/admin/authors-meta.ts'
import { AuthorsPage } from '#features/admin/authors/authors-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/authors')({ component: Page })

function Page() {
  return (
    <AdminPage meta={authorsMeta}>
      <AuthorsPage />
    </AdminPage>
  )
}
