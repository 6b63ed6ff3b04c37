import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { adminCards } from '#content/admin/page.ts'
import { adminNavTexts as texts } from '#content/interface/admin/frame.ts'
import { labelTexts } from '#content/interface/common.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { useUnread } from '#browser/use-unread.ts'
import { WithUnread } from '#ui/unread-count.tsx'

interface NavEntry {
  title: string
  icon: IconName
  path: string
}

/** Pages without a card on the overview, which has exactly five (docs/spec/acceptance.md 390). */
const pagesWithoutCard: readonly NavEntry[] = [
  { title: labelTexts.projects, icon: 'folder-kanban', path: '/admin/projects' },
  { title: texts.users, icon: 'users', path: '/admin/users' },
  { title: texts.newsletter, icon: 'newspaper', path: '/admin/newsletter' },
  { title: texts.emails, icon: 'mail', path: '/admin/emails' },
  { title: texts.audit, icon: 'history', path: '/admin/audit' },
]

const inboxPath = '/admin/contact-submissions'

const overview: NavEntry = {
  title: texts.overview,
  icon: 'mountain',
  path: '/admin',
}

const withInboxIcon = (entry: NavEntry): NavEntry =>
  entry.path === inboxPath ? { ...entry, icon: 'inbox' } : entry

const entries = [overview, ...adminCards, ...pagesWithoutCard].map(withInboxIcon)

export function AdminNav() {
  const unread = useUnread().agency
  const list = useRef<HTMLUListElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[aria-current][href="${CSS.escape(pathname)}"]`)
    // Not scrollIntoView, which would also scroll the page.
    if (list.current && current)
      list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2
  }, [pathname])
  return (
    <nav aria-label={texts.label} className="border-b border-line bg-surface">
      <ul ref={list} className="page-width relative flex gap-4 overflow-x-auto xl:gap-2">
        {entries.map(({ title, icon, path }) => (
          <li key={path}>
            <SiteLink
              href={path}
              className="flex h-13 items-center gap-1.5 border-b-2 border-transparent text-fine font-medium whitespace-nowrap text-ink-soft hover:text-ink aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-link"
            >
              <Icon name={icon} size="small" />
              <WithUnread count={path === inboxPath ? unread : 0} className="-top-4 -ml-3">
                {title}
              </WithUnread>
            </SiteLink>
          </li>
        ))}
        <li className="ml-auto">
          <SiteLink
            href="/admin/og-preview"
            className="flex h-13 items-center gap-1.5 border-b-2 border-transparent text-fine font-medium whitespace-nowrap text-ink-soft hover:text-ink"
          >
            <Icon name="eye" size="small" />
            {texts.socialPreview}
          </SiteLink>
        </li>
      </ul>
    </nav>
  )
}
