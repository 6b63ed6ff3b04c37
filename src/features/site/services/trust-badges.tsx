import { trustBadgesCopy } from '#content/services/copy.ts'
import type { TrustBadge } from '#content/services/service-page.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'

export function TrustBadges({ badges }: { badges: readonly (TrustBadge & { icon: IconName })[] }) {
  if (badges.length === 0) return null
  return (
    <ul
      aria-label={trustBadgesCopy.label}
      className="grid grid-cols-2 gap-x-6 gap-y-5 border-t border-line pt-6 lg:grid-cols-[repeat(4,auto)] lg:justify-between"
    >
      {badges.map(({ icon, text, note }) => (
        <li key={text} className="flex items-center gap-3 text-fine">
          <Icon name={icon} size="large" className="text-kicker" />
          <span>
            <span className="block font-semibold text-ink">{text}</span>{' '}
            <span className="text-ink-soft">{note}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
