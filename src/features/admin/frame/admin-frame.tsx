import type { ReactNode } from 'react'
import { AdminNav } from './admin-nav.tsx'
import { UndoBar } from '../bookings/undo-bar.tsx'

export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <AdminNav />
      {children}
      <UndoBar />
    </>
  )
}
