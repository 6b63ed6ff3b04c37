import type { ReactNode } from 'react'
import { Cover } from '#ui/cover.tsx'

export function NarrowPage({ title, lede, children }: { title: string; lede: string; children: ReactNode }) {
  return (
    <div
      data-live=""
      className="page-width grid grid-cols-1 gap-12 [--field-height:3rem] pt-8 pb-20 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-20 lg:pt-8"
    >
      <div className="lg:min-h-[30rem] lg:pt-6">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-3 text-ink-soft">{lede}</p>
        {children}
      </div>
      <Cover
        figure="letter"
        category="digital-marketing"
        shape="panel"
        className="max-lg:hidden contrast:hidden"
      />
    </div>
  )
}
