import type { ReactNode } from 'react'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { cn } from '#ui/cn.ts'

interface BlogTitleBandProps {
  title: string
  breadcrumbs: readonly { name: string; url: string }[]
  children: ReactNode
  picture?: ReactNode
}

export function BlogTitleBand({ title, breadcrumbs, children, picture }: BlogTitleBandProps) {
  return (
    <div className="page-width pt-10 lg:pt-14">
      <Breadcrumbs items={breadcrumbs} />
      <div className={cn('mt-4 grid items-end gap-x-16', picture && 'lg:grid-cols-[minmax(0,1fr)_26rem]')}>
        <div>
          <h1 className="text-h1">{title}</h1>
          {children}
        </div>
        {picture}
      </div>
    </div>
  )
}
