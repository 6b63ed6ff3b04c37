import spriteUrl from '../../.generated/icon-sprite.svg?url'
import { cva, type VariantProps } from 'class-variance-authority'
import { cn } from './cn.ts'
import type { IconName } from './icon-names.ts'

const icon = cva('icon', {
  variants: {
    size: {
      text: 'size-[1.15em]',
      tiny: 'size-3.5',
      small: 'size-4',
      medium: 'size-5',
      large: 'size-6',
      display: 'size-8',
      hero: 'size-12',
    },
  },
  defaultVariants: { size: 'text' },
})

type IconLook = VariantProps<typeof icon> & { className?: string }

interface IconStates {
  states?: { on: IconName; off: IconName }
}

export function Icon(props: { name: IconName } & IconStates & IconLook) {
  return <NamedIcon {...props} />
}

export function NamedIcon({ name, states, size, className }: { name: string } & IconStates & IconLook) {
  return (
    <svg aria-hidden="true" className={cn(icon({ size }), className)}>
      <use
        href={hrefOf(name)}
        data-on={states && hrefOf(states.on)}
        data-off={states && hrefOf(states.off)}
      />
    </svg>
  )
}

const hrefOf = (name: string) => `${spriteUrl}#${name}`

export function ShareMarkIcon({ name }: { name: `mark-${string}` }) {
  return (
    <svg aria-hidden="true" className="size-[1.05em]" fill="currentColor">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}

export const FoldIcon = () => (
  <Icon name="chevron-down" className="print-hidden transition-transform in-[[open]>summary]:rotate-180" />
)
