import type { ReactNode } from 'react'

interface RecordBodyProps {
  status: 'pending' | 'error' | 'success'
  children: ReactNode
}

/**
 * Remounts when the query settles: the band above may grow then, and moving this element would count as a layout shift.
 */
export const RecordBody = ({ status, children }: RecordBodyProps) => (
  <div key={status} className="page-width pb-20">
    {children}
  </div>
)
