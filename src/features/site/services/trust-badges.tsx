import { trustBadgesCopy } from '#content/services/copy.ts'
import type { TrustBadge } from '#content/services/service-page.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'

/** A strip below the hero. */
export function TrustBadges({ badges }: { badges: readonly (TrustBadge & { icon: IconName })[] }) {
  if (badges.length === 0) return null
  return (
    <div className="border-b border-line bg-surface">
      <ul
        aria-label={trustBadgesCopy.label}
        className="page-width grid grid-cols-2 gap-x-6 gap-y-4 py-5 lg:grid-cols-4"
      >
        {badges.map(({ icon, text, note }) => (
          <li
            key={text}
            className="flex items-start gap-2.5 text-fine sm:items-center sm:gap-3 sm:text-small"
          >
            <Icon name={icon} size="large" className="text-kicker" />
            <span>
              <span className="block font-semibold text-ink">{text}</span>{' '}
              <span className="text-ink-soft">{note}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
