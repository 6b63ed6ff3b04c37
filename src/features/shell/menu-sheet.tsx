import { headerCopy } from '#content/header.ts'
import { workLink } from '#content/navigation.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { useUnread } from '#browser/use-unread.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { closePopover, isPopoverOpen } from '#ui/popover.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { AccountLinks } from './account-links.tsx'
import { WithUnread } from '#ui/unread-count.tsx'
import { MenuEntries } from './menu-entries.tsx'
import { useSiteNavigation } from './site-navigation.ts'

interface MenuSheetProps {
  isOpen: boolean | undefined
  onToggle: (isOpen: boolean) => void
  menuButton: RefObject<HTMLButtonElement | null>
}

export function MenuSheet({ isOpen, onToggle, menuButton }: MenuSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const { agency } = useUnread()
  const groups = useSiteNavigation()

  useEffect(() => onToggle(isPopoverOpen(sheet.current)), [onToggle])
  useEffect(() => {
    if (!isOpen) return
    closeButton.current?.focus()
    return () => {
      const { activeElement, body } = document
      // Navigation may already have moved focus to the new page's heading.
      if (activeElement === body || sheet.current?.contains(activeElement)) menuButton.current?.focus()
    }
  }, [isOpen, menuButton])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only handles clicks on links inside, which keys trigger too.
    <div
      ref={sheet}
      id="menu-sheet"
      popover="auto"
      data-later="closed"
      role="dialog"
      aria-modal={isOpen || undefined}
      aria-labelledby="menu-sheet-title"
      className="menu-sheet"
      onToggle={({ target, currentTarget, newState }) => {
        // Toggle events of the nested groups bubble in React.
        if (target === currentTarget) onToggle(newState === 'open')
      }}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a, .sheet-link')) closePopover(sheet.current)
      }}
    >
      <div className="flex items-center justify-between px-6 pt-5">
        <h2 id="menu-sheet-title" className="text-h3">
          {headerCopy.menu}
        </h2>
        <button
          ref={closeButton}
          type="button"
          popoverTarget="menu-sheet"
          popoverTargetAction="hide"
          aria-label={headerCopy.closeMenu}
          className="-mr-2.5 grid size-11 place-items-center rounded-button"
        >
          <Icon name="x" size="large" />
        </button>
      </div>
      <nav aria-label={headerCopy.menu} className="sheet-scroll">
        {groups.map((group) => (
          <details key={group.title} open={group.entries.length > 0} className="sheet-group">
            <summary>
              {group.title}
              {group.entries.length === 0 ? (
                <span className="works-chip">{headerCopy.inTheWorks}</span>
              ) : null}
              <Icon name="chevron-down" className="ml-auto" />
            </summary>
            <MenuEntries group={group} />
          </details>
        ))}
        <SiteLink whenOff="nothing" href={workLink.path} className="sheet-link">
          {workLink.title}
        </SiteLink>
        <SiteLink href="/admin" className="sheet-link if-admin">
          <WithUnread count={agency}>{headerCopy.adminPanel}</WithUnread>
        </SiteLink>
      </nav>
      <div className="grid gap-3 border-t border-line bg-surface-tint px-5 pt-4 pb-2">
        {isPageOn('/contact') ? <p className="text-fine text-ink-soft">{headerCopy.replyNote}</p> : null}
        <ButtonLink href="/contact" look="cta" size="hero">
          {headerCopy.contact}
        </ButtonLink>
        <ButtonLink href="/services" look="outline" size="hero">
          {headerCopy.services}
        </ButtonLink>
        <div className="flex flex-wrap justify-center gap-x-6">
          <AccountLinks className="sheet-link" />
        </div>
      </div>
    </div>
  )
}
