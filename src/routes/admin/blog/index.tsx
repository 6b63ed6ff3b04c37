import { createFileRoute } from '@tanstack/react-router'
import { postsMeta } from '#content/admin/meta.ts'
import { PostListPage } from '#features/admin/blog/list-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/blog/')({ component: Page })

function Page() {
  return (
    <AdminPage meta={postsMeta}>
      <PostListPage />
    </AdminPage>
  )
}
