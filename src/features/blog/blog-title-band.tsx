import type { ReactNode } from 'react'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Contours } from '#ui/contours.tsx'

interface BlogTitleBandProps {
  title: string
  breadcrumbs: readonly { name: string; url: string }[]
  children: ReactNode
}

export function BlogTitleBand({ title, breadcrumbs, children }: BlogTitleBandProps) {
  return (
    <div className="relative isolate overflow-clip border-b border-line bg-surface-tint">
      <Contours
        art="title-band"
        className="[--contour-gradient:linear-gradient(100deg,transparent_45%,var(--contour-color)_85%)] [--contour-opacity:.55]"
      />
      <div className="page-width py-10 lg:py-14">
        <Breadcrumbs items={breadcrumbs} />
        <h1 className="mt-4 text-h1">{title}</h1>
        {children}
      </div>
    </div>
  )
}
