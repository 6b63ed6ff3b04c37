import type { ReactNode } from 'react'
import { LostTrail } from './lost-trail.tsx'

export function Notice({ kicker, title, children }: { kicker: string; title: string; children: ReactNode }) {
  return (
    <section className="page-width grid items-center gap-x-16 gap-y-10 pt-12 pb-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-16 lg:pb-24">
      <div className="min-w-0">
        <p className="mb-3 text-fine font-semibold text-kicker">{kicker}</p>
        <h1 className="text-display">{title}</h1>
        {children}
      </div>
      <LostTrail className="w-full max-w-56 lg:max-w-none" />
    </section>
  )
}
