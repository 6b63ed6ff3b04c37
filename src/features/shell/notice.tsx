import type { ReactNode } from 'react'
import { Contours } from '#ui/contours.tsx'

export function Notice({ kicker, title, children }: { kicker: string; title: string; children: ReactNode }) {
  return (
    <section className="relative isolate overflow-clip bg-surface-tint">
      <Contours
        art="band"
        className="[--contour-gradient:linear-gradient(in_srgb_90deg,var(--contour-13)_35%,var(--contour-color)_75%)]"
      />
      <div className="page-width section-space">
        <p className="mb-3 text-fine font-semibold text-kicker">{kicker}</p>
        <h1 className="text-h1">{title}</h1>
        {children}
      </div>
    </section>
  )
}
