import { splitHref } from '#ui/site-link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

const lastSearches = new Map<string, string>()

/** @param search has `undefined` where a filter was just taken off */
export function rememberList(pathname: string, search: Record<string, string | undefined>): void {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  )
  lastSearches.set(pathname, new URLSearchParams(entries).toString())
}

/** Returns the address of a list as it was last shown, with its filters and its order. */
export function listReturn(href: string): string {
  const { pathname } = splitHref(href)
  const search = lastSearches.get(pathname)
  if (search === undefined) return href
  return search ? `${pathname}?${search}` : pathname
}

export function listReturnPlace(href: string) {
  const { pathname, search } = splitHref(listReturn(href))
  return { to: pathname, search }
}

export const ListLink = ({ href, label }: { href: string; label: string }) => (
  <ButtonLink href={listReturn(href)} look="outline">
    <Icon name="arrow-left" />
    {label}
  </ButtonLink>
)
