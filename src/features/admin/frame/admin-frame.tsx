import type { ReactNode } from 'react'
import { AdminNav } from './admin-nav.tsx'
import { UndoBar } from '../bookings/undo-bar.tsx'

/** The frame around every page of the back office. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <AdminNav />
      {children}
      <UndoBar />
    </>
  )
}
