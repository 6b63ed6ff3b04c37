import { team } from '#content/team.ts'
import { cn } from '#ui/cn.ts'
import { Portrait } from '#ui/portrait.tsx'

/** The host of consultations, or nothing where the team is empty. */
export function ServiceHost({ className }: { className?: string }) {
  const [host] = team
  if (!host) return null
  const { name, title, place, portrait } = host
  return (
    <p className={cn('flex items-center gap-3.5 text-small', className)}>
      <Portrait of={portrait} name={name} className="size-13" />
      <span>
        <span className="block font-semibold">{name}</span>{' '}
        <span className="text-ink-soft">
          {title}, {place}
        </span>
      </span>
    </p>
  )
}
