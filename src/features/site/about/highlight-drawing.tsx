import { claims } from '#content/claims.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import drawings from './drawings.svg?no-inline'

const names: Partial<Record<IconName, string>> = {
  'brain-circuit': 'agents',
  target: 'baseline',
  handshake: 'stay',
  globe: 'awake',
}

const sharePercent = Number.parseFloat(claims.clientRetention)

/** A highlight with an icon of its own shows that icon. */
export function HighlightDrawing({ icon }: { icon: IconName }) {
  const name = names[icon]
  if (!name) return <Icon name={icon} size="hero" className="shrink-0 text-kicker" />
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 220 104"
      className="w-24 shrink-0 text-ink sm:w-full sm:max-w-64"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${drawings}#${name}`} />
      {name === 'stay' && sharePercent > 0 ? (
        <circle
          cx={52}
          cy={52}
          r={40}
          pathLength={100}
          strokeWidth={12}
          strokeLinecap="butt"
          strokeDasharray={`${sharePercent} 100`}
          transform="rotate(-90 52 52)"
          className="stroke-kicker"
        />
      ) : null}
    </svg>
  )
}
