import { ascentRouteCopy } from '#content/digital-advertising/copy.ts'
import type { CSSProperties } from 'react'
import { hero } from '#content/digital-advertising/sections.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'

const places = [
  { x: 40, y: 392 },
  { x: 142, y: 308 },
  { x: 129, y: 196 },
  { x: 240, y: 92 },
] as const
const way = 'M40 392C92 378 142 366 142 308C142 262 92 246 129 196C160 156 214 146 240 92'

export function AscentRoute() {
  return (
    <div className="relative lg:aspect-[512/440] lg:w-full lg:max-w-[32rem] lg:justify-self-end">
      <svg
        aria-hidden="true"
        viewBox="0 0 512 440"
        className="absolute inset-0 size-full max-lg:hidden"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="1 8"
      >
        <path d={way} />
      </svg>
      <ol
        aria-label={ascentRouteCopy.label}
        className="max-lg:relative max-lg:space-y-5 max-lg:before:absolute max-lg:before:inset-y-4 max-lg:before:left-[0.9rem] max-lg:before:border-l-2 max-lg:before:border-dotted"
      >
        {hero.waypoints.map(({ title, note }, index) => {
          const isTop = index === hero.waypoints.length - 1
          const place = places[index] ?? places[0]
          const style: CSSProperties & Record<`--${string}`, string> = {
            '--x': `${(place.x / 512) * 100}%`,
            '--y': `${(place.y / 440) * 100}%`,
          }
          return (
            <li
              key={title}
              style={style}
              className="relative flex items-center gap-3 lg:absolute lg:top-(--y) lg:left-(--x)"
            >
              <span
                aria-hidden="true"
                className={cn(
                  'grid shrink-0 place-items-center rounded-full border-3 border-on-band bg-brand-800 lg:absolute lg:-translate-1/2 contrast:bg-black',
                  isTop ? 'size-8' : 'size-[1.125rem] max-lg:mx-[0.4375rem]',
                )}
              >
                {isTop ? <Icon name="mountain" size="small" /> : null}
              </span>
              <span
                className={cn(
                  'w-max rounded-chip bg-night/88 px-2.5 py-1 leading-tight max-lg:max-w-full max-lg:bg-transparent lg:absolute contrast:bg-black',
                  index === 0 ? 'lg:-left-3 lg:top-4' : 'lg:left-6 lg:-translate-y-1/2',
                )}
              >
                <span className="block font-heading text-body font-semibold">{title}</span>{' '}
                <span className="text-fine text-ink-soft">{note}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
