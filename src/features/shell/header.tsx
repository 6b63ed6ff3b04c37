import { headerCopy } from '#content/header.ts'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode, RefObject } from 'react'
import { useUnreadTotal } from '#browser/use-unread.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { UnreadCount, UnreadLabel } from '#ui/unread-count.tsx'
import { AccountLinks } from './account-links.tsx'
import { HeaderNav } from './header-nav.tsx'
import { Logo } from './logo.tsx'

interface HeaderProps {
  isSheetOpen: boolean | undefined
  menuButton: RefObject<HTMLButtonElement | null>
}

export function Header({ isSheetOpen, menuButton }: HeaderProps) {
  const unread = useUnreadTotal()
  return (
    <Bar>
      <Logo isPulsing />
      <HeaderNav />
      <div className="flex shrink-0 grow items-center justify-end gap-2">
        {/* Begins beside the menus, so that it does not move when other links fill it. */}
        <div className="flex grow justify-end gap-4 pr-2 max-lg:hidden">
          <AccountLinks className="bar-link" />
        </div>
        <ButtonLink href="/services" look="outline" className="whitespace-nowrap max-lg:hidden">
          {headerCopy.services}
        </ButtonLink>
        <ButtonLink href="/contact" className="whitespace-nowrap max-[23rem]:px-2.5 max-[18rem]:hidden">
          {headerCopy.contact}
        </ButtonLink>
        <button
          ref={menuButton}
          type="button"
          popoverTarget="menu-sheet"
          aria-expanded={isSheetOpen}
          aria-label={unread > 0 ? undefined : headerCopy.openMenu}
          className="relative -mr-2 grid size-11 place-items-center rounded-button lg:hidden"
        >
          <Icon name="menu" size="large" />
          {unread > 0 ? (
            <>
              <span className="sr-only">{headerCopy.openMenu}</span>
              <UnreadCount count={unread} className="absolute top-0.5 right-0" />
              <UnreadLabel count={unread} />
            </>
          ) : null}
        </button>
      </div>
    </Bar>
  )
}

function Bar({ children }: { children: ReactNode }) {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return (
    <header data-loading={isLoading || undefined} className="site-header">
      <div className="page-width flex h-full items-center">{children}</div>
    </header>
  )
}
