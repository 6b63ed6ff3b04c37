import type { ReactNode } from 'react'
import type { PortraitSource } from '#shared/drawings.ts'
import { ButtonLink } from './button.tsx'
import { cn } from './cn.ts'
import { Figure } from './portrait.tsx'

interface ClosingCardProps {
  /** Names the heading for links and assistive technology. */
  id?: string
  heading: ReactNode
  text?: ReactNode
  action: { label: string; href: string }
  /** A quieter way, beside the action. */
  otherAction?: { label: string; href: string }
  size?: 'home' | 'page'
  /** The color of the section before. */
  ground?: 'light' | 'tint'
  /** The first stands in the middle. Whoever has no portrait is left out. */
  people?: readonly { portrait?: PortraitSource }[]
  /** Stands at the right, in place of the people. */
  children?: ReactNode
}

/** The last call of a page, over the edge of the footer. */
export function ClosingCard({
  id = 'closing',
  heading,
  text,
  action,
  otherAction,
  size = 'page',
  ground = 'light',
  people = [],
  children,
}: ClosingCardProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      data-later="below"
      className={cn('closing-ground', ground === 'tint' && '[--closing-ground:var(--surface-tint)]')}
    >
      <div className="page-width">
        <div
          data-card=""
          className={cn(
            'on-sky-strong closing-card',
            children ? 'lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]!' : undefined,
          )}
        >
          <div className="relative">
            <h2 id={`${id}-heading`} className={size === 'home' ? 'text-closing' : 'text-closing-page'}>
              {heading}
            </h2>
            {text ? <p className="mt-4 max-w-[30rem] text-lede text-ink-soft">{text}</p> : null}
            <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
              <ButtonLink look="cta" size="hero" href={action.href}>
                {action.label}
              </ButtonLink>
              {otherAction ? (
                <ButtonLink look="outline" size="hero" href={otherAction.href}>
                  {otherAction.label}
                </ButtonLink>
              ) : null}
            </div>
          </div>
          {children ?? <People people={people} />}
        </div>
      </div>
    </section>
  )
}

function People({ people }: Required<Pick<ClosingCardProps, 'people'>>) {
  const drawn = people.flatMap(({ portrait }) => (portrait ? [portrait] : [])).slice(0, 3)
  const [first, ...others] = drawn
  if (!first) return null
  return (
    <div aria-hidden="true" className="closing-people">
      {others.map((portrait) => (
        <Figure key={portrait} of={portrait} />
      ))}
      <Figure of={first} />
    </div>
  )
}
