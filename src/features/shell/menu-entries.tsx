import { headerCopy } from '#content/header.ts'
import type { NavigationGroup } from '#content/navigation.ts'
import { SiteLink } from '#ui/site-link.tsx'

export function MenuEntries({ group, onChoose }: { group: NavigationGroup; onChoose?: () => void }) {
  if (group.entries.length === 0) {
    return (
      <p className="p-3 text-fine text-ink-soft">
        <span className="works-chip mb-2 flex w-fit">{headerCopy.inTheWorks}</span>
        {group.emptyNote}
      </p>
    )
  }
  return (
    <ul>
      {group.entries.map(({ title, path, description }) => (
        <li key={path}>
          <SiteLink href={path} className="menu-entry" onClick={onChoose}>
            <b>{title}</b>
            {description ? <span>{description}</span> : null}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
