import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { splitHref } from './split-href.ts'

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site with its query and hash, or an address elsewhere (https, mailto, tel). */
  href: string
  children: ReactNode
  /** Only from a card to its article: elsewhere a transition costs more than it shows. */
  viewTransition?: boolean
}

/** Pages that carry a policy of their own: a document keeps the one it came with, so they are loaded whole. */
const loadedWhole = new Set(['/admin/og-preview'])
/** What the API hands out is a file and no page of the router's. */
export const isLoadedWhole = (pathname: string): boolean =>
  loadedWhole.has(pathname) || pathname.startsWith('/api/')

/**
 * Every link. Inside the site it moves without a reload and loads what it leads to at the first hint of intent;
 * the current page's own link carries `aria-current`.
 */
export function SiteLink({ href, children, viewTransition = false, ...anchor }: SiteLinkProps) {
  const isSitePath = href.startsWith('/') && !href.startsWith('//')
  const { pathname, search, hash } = splitHref(href)
  if (!isSitePath || isLoadedWhole(pathname)) {
    return (
      <a href={href} {...anchor}>
        {children}
      </a>
    )
  }
  return (
    <Link
      to={pathname}
      search={search}
      hash={hash}
      activeOptions={{ exact: true, includeSearch: false }}
      activeProps={{ className: anchor.className ?? '' }}
      viewTransition={viewTransition}
      {...anchor}
    >
      {children}
    </Link>
  )
}
