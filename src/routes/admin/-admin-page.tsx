import type { ReactNode } from 'react'
import type { GuardedPageMeta } from '#content/meta-types.ts'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { useUnreadTotal } from '#browser/use-unread.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export function AdminPage({ meta, children }: { meta: GuardedPageMeta; children: ReactNode }) {
  usePageHead({ ...meta, unread: useUnreadTotal() })
  return <Guard page={meta}>{() => <AdminFrame>{children}</AdminFrame>}</Guard>
}
