import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { authorsTitle } from '#content/interface/admin/authors.ts'
import { filesTitle } from '#content/interface/admin/files.ts'
import { jobsTitle } from '#content/interface/admin/jobs.ts'
import { adminNavTexts as texts } from '#content/interface/admin/frame.ts'
import { labelTexts } from '#content/interface/common.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { useIsAdmin } from '#browser/use-is-admin.ts'
import { useUnread } from '#browser/use-unread.ts'
import { WithUnread } from '#ui/unread-count.tsx'
import { pagesMeta } from '#content/admin/pages-meta.ts'
import { adminCards } from '#content/admin/page.ts'
import { isPageOn } from '#shared/is-page-on.ts'

interface NavEntry {
  title: string
  icon: IconName
  path: string
}

export const shownCards = adminCards.filter(({ path }) => isPageOn(path))

/** Pages without a card on the overview, which has exactly five. */
const pagesWithoutCard: readonly NavEntry[] = [
  { title: labelTexts.projects, icon: 'folder-kanban', path: '/admin/projects' },
  { title: texts.users, icon: 'users', path: '/admin/users' },
  { title: pagesMeta.heading, icon: 'panels-top-left', path: pagesMeta.path },
  { title: texts.newsletter, icon: 'newspaper', path: '/admin/newsletter' },
  { title: authorsTitle, icon: 'user-check', path: '/admin/authors' },
  { title: filesTitle, icon: 'images', path: '/admin/files' },
  { title: jobsTitle, icon: 'user-plus', path: '/admin/jobs' },
  { title: texts.emails, icon: 'mail', path: '/admin/emails' },
  { title: texts.redirects, icon: 'route', path: '/admin/redirects' },
  { title: texts.audit, icon: 'history', path: '/admin/audit' },
]

/** The pages that editors may open. A test compares them with the pages' `access`. */
export const editorPaths: readonly string[] = [
  '/admin',
  '/admin/blog',
  '/admin/authors',
  '/admin/case-studies',
  '/admin/pages',
  '/admin/newsletter',
  '/admin/files',
  '/admin/jobs',
]

const inboxPath = '/admin/contact-submissions'

const overview: NavEntry = {
  title: texts.overview,
  icon: 'mountain',
  path: '/admin',
}

const withInboxIcon = (entry: NavEntry): NavEntry =>
  entry.path === inboxPath ? { ...entry, icon: 'inbox' } : entry

const shownPages = pagesWithoutCard.filter(({ path }) => isPageOn(path))

export const entries = [overview, ...shownCards, ...shownPages].map(withInboxIcon)

const sectionOf = (pathname: string): string | undefined =>
  entries.find(({ path }) => pathname === path || (path !== overview.path && pathname.startsWith(`${path}/`)))
    ?.path

/** Not scrollIntoView, which would also scroll the page. */
function center(list: HTMLElement | null, link: HTMLElement | null | undefined) {
  if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2
}

export function AdminNav() {
  const unread = useUnread().agency
  const isAdmin = useIsAdmin()
  const shownEntries = isAdmin ? entries : entries.filter(({ path }) => editorPaths.includes(path))
  const list = useRef<HTMLUListElement>(null)
  const section = useLocation({ select: ({ pathname }) => sectionOf(pathname) })
  useEffect(() => {
    if (section)
      center(list.current, list.current?.querySelector<HTMLElement>(`[href="${CSS.escape(section)}"]`))
  }, [section])
  return (
    <nav aria-label={texts.label} className="border-b border-line bg-surface">
      <ul
        ref={list}
        // A press must not move the entry away from under the pointer.
        onFocus={({ target }) => target.matches(':focus-visible') && center(list.current, target)}
        className="page-width relative flex gap-4 overflow-x-auto xl:gap-3"
      >
        {shownEntries.map(({ title, icon, path }) => (
          <li key={path}>
            <SiteLink
              href={path}
              // The router marks the page itself.
              aria-current={path === section ? 'true' : undefined}
              className="-mx-1 flex h-13 items-center gap-1 border-b-2 border-transparent px-1 text-fine font-medium whitespace-nowrap text-ink-soft -outline-offset-3! hover:text-ink aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-link"
            >
              <Icon name={icon} size="small" className="xl:hidden" />
              <WithUnread count={path === inboxPath ? unread : 0} className="-top-4 -ml-3">
                {title}
              </WithUnread>
            </SiteLink>
          </li>
        ))}
        <li className="ml-auto">
          <SiteLink
            href="/admin/og-preview"
            className="-mx-1 flex h-13 items-center gap-1 border-b-2 border-transparent px-1 text-fine font-medium whitespace-nowrap text-ink-soft -outline-offset-3! hover:text-ink"
          >
            <Icon name="eye" size="small" className="xl:hidden" />
            {texts.socialPreview}
          </SiteLink>
        </li>
      </ul>
    </nav>
  )
}
