import { createFileRoute } from '@tanstack/react-router'
import { editPostMeta, newPostMeta } from '#content/admin/meta.ts'
import { EditorPage } from '#features/admin/blog/editor-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'
import { useOwnSearch } from '#ui/use-own-search.ts'

export const Route = createFileRoute('/admin/blog/new')({ component: Page })

function Page() {
  const { slug } = useOwnSearch()
  return (
    <AdminPage meta={slug ? editPostMeta : newPostMeta}>
      <EditorPage isForNew />
    </AdminPage>
  )
}
