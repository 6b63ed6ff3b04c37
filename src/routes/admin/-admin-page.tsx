import { type ReactNode, useState } from 'react'
import type { GuardedPageMeta } from '#content/meta-types.ts'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { useUnreadTotal } from '#browser/use-unread.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { RecordTitleContext } from '#ui/record-title.ts'

export function AdminPage({ meta, children }: { meta: GuardedPageMeta; children: ReactNode }) {
  const [name, setName] = useState<string>()
  usePageHead({ ...meta, title: name ? `${name} | ${meta.title}` : meta.title, unread: useUnreadTotal() })
  return (
    <RecordTitleContext value={setName}>
      <Guard page={meta}>{() => <AdminFrame>{children}</AdminFrame>}</Guard>
    </RecordTitleContext>
  )
}
