import type { ReactNode } from 'react'
import { useIsAdmin } from '#browser/use-is-admin.ts'
import { AdminNav } from './admin-nav.tsx'
import { UndoBar } from '../bookings/undo-bar.tsx'

export function AdminFrame({ children }: { children: ReactNode }) {
  const isAdmin = useIsAdmin()
  return (
    <>
      <AdminNav />
      {children}
      {isAdmin ? <UndoBar /> : null}
    </>
  )
}
