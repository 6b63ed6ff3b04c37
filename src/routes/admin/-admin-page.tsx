import type { ReactNode } from 'react'
import type { GuardedPageMeta } from '#content/meta-types.ts'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export function AdminPage({ meta, children }: { meta: GuardedPageMeta; children: ReactNode }) {
  usePageHead(meta)
  return <Guard page={meta}>{() => <AdminFrame>{children}</AdminFrame>}</Guard>
}
