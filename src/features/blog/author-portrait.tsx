import { team } from '#content/team.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { Portrait } from '#ui/portrait.tsx'

export const authorOf = (name: string) => team.find((person) => person.name === name)

/** The face or the initials of a person; an icon for the desk that writes when a post names nobody. */
export function AuthorPortrait({ name, className }: { name: string | undefined; className: string }) {
  if (name) return <Portrait of={authorOf(name)?.portrait} name={name} className={className} />
  return (
    <span
      className={cn(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-tint-strong text-link',
        className,
      )}
    >
      <Icon name="bot" />
    </span>
  )
}
