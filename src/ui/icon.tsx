import spriteUrl from '../../.generated/icon-sprite.svg?url'
import { cn } from './cn.ts'
import type { IconName } from './icon-names.ts'

/** A line icon in the colour of the text around it. Decoration: what it means is always said in words as well. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <NamedIcon name={name} className={className} />
}

/** The icon that a text from the database names; an empty place where the sprite has none of that name. */
export function NamedIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={cn('size-[1.15em] shrink-0', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}

/** A network's own mark: filled, where the other icons are lines. */
export function ShareMarkIcon({ name }: { name: `mark-${string}` }) {
  return (
    <svg aria-hidden="true" className="size-[1.05em]" fill="currentColor">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
