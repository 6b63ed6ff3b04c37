import { cn } from './cn.ts'
import { Portrait } from './portrait.tsx'

interface PersonLineProps {
  person: { name: string; title: string; place: string; portrait?: string }
  size?: 'normal' | 'large'
  className?: string | undefined
}

/** A portrait with the name, the title and the place beside it. */
export function PersonLine({ person: { name, title, place, portrait }, size, className }: PersonLineProps) {
  return (
    <div className={cn('flex flex-wrap items-center gap-x-4 gap-y-2', className)}>
      <Portrait of={portrait} name={name} className={size === 'large' ? 'size-18' : 'size-12'} />
      <p className="min-w-0 text-small">
        <strong className="block font-semibold">{name}</strong>
        <span className="block text-ink-soft">
          {title}, {place}
        </span>
      </p>
    </div>
  )
}
