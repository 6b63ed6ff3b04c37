import { headerCopy } from '#content/header.ts'
import { workLink } from '#content/navigation.ts'
import { type KeyboardEvent, useState } from 'react'
import { useUnread } from '#browser/use-unread.ts'
import { createHoverIntent } from '#ui/hover-intent.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { MenuGroup } from './menu-group.tsx'
import { WithUnread } from '#ui/unread-count.tsx'
import { useSiteNavigation } from './site-navigation.ts'

const menuDelays = { openMs: 200, skipMs: 300, closeMs: 150 }

export function HeaderNav() {
  const { agency } = useUnread()
  const groups = useSiteNavigation()
  const [intent] = useState(() => createHoverIntent(menuDelays))
  return (
    <nav aria-label={headerCopy.mainNavigation} className="shrink-0 max-lg:hidden">
      <ul className="relative flex items-center gap-2.5 xl:gap-6" onKeyDown={moveBetweenGroups}>
        {groups.map((group) => (
          <MenuGroup key={group.title} group={group} intent={intent} />
        ))}
        <li>
          <SiteLink whenOff="nothing" href={workLink.path} className="bar-link">
            {workLink.title}
          </SiteLink>
        </li>
        <li className="if-admin absolute left-full pl-4 xl:pl-6">
          <SiteLink href="/admin" className="bar-link">
            <WithUnread count={agency}>{headerCopy.admin}</WithUnread>
          </SiteLink>
        </li>
      </ul>
    </nav>
  )
}

function moveBetweenGroups({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  const buttons = [...currentTarget.querySelectorAll('button')]
  const index = target instanceof HTMLButtonElement ? buttons.indexOf(target) : -1
  if (step && index >= 0) buttons.at((index + step) % buttons.length)?.focus()
}
