import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { isPageOn } from '#shared/is-page-on.ts'

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string
  children: ReactNode
  whenOff?: 'text' | 'nothing'
}

/**
 * Pages with a security policy of their own need a full load, because a document keeps the policy it came with. So do
 * pages that only a Function renders.
 */
const loadedWhole = new Set(['/admin/og-preview', '/booking/appointment', '/booking/messages'])
export const isLoadedWhole = (pathname: string): boolean =>
  loadedWhole.has(pathname) || pathname.startsWith('/api/')

/** Instead of the router's own class for the page that a link is on. */
const noClass = {}

export function SiteLink({ href, children, whenOff = 'text', ...anchor }: SiteLinkProps) {
  if (!isPageOn(href)) return whenOff === 'text' ? children : null
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
      activeProps={noClass}
      {...anchor}
    >
      {children}
    </Link>
  )
}

export function splitHref(href: string) {
  const [beforeHash = '', hash = ''] = href.split('#', 2)
  const [pathname = '', query = ''] = beforeHash.split('?', 2)
  return { pathname, search: Object.fromEntries(new URLSearchParams(query)), hash }
}
