import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { inputLook } from './field.tsx'
import { Icon } from './icon.tsx'

export function Select({ className, ...select }: ComponentProps<'select'>) {
  return (
    <div className={cn('relative', className)}>
      <select {...select} className={cn(inputLook, 'appearance-none pr-10')} />
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft print-hidden"
      />
    </div>
  )
}
