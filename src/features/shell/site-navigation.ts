import { useRouteContext } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { fetchedMenuPages, whenMenuPagesChange } from '#browser/menu-pages.ts'
import { type NavigationGroup, legalLinks, navigation, quickLinks } from '#content/navigation.ts'
import type { MenuPage } from '#contracts/pages.ts'
import { footerLinks as ownFooterLinks, menuEntries, pulledMenuPages } from '#generated/own-pages/links.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { footerLinksOf, menusOf } from '#shared/site-links.ts'

/** The menus without the text pages of the back office. */
export const siteNavigation: readonly NavigationGroup[] = menusOf(navigation, menuEntries, isPageOn)

/** A static page shows the text pages that were there when it was built, until the app has asked for those of now. */
function useMenuPages(): readonly MenuPage[] {
  const ofDocument = useRouteContext({ from: '__root__', select: ({ menuPages }) => menuPages })
  const fetched = useSyncExternalStore(whenMenuPagesChange, fetchedMenuPages, () => null)
  return fetched ?? ofDocument ?? pulledMenuPages
}

export function useSiteNavigation(): readonly NavigationGroup[] {
  const entries = useMenuPages().flatMap(({ path, menu }) =>
    menu ? [{ path, menu: menu.name, title: menu.title, description: menu.description }] : [],
  )
  return entries.length === 0 ? siteNavigation : menusOf(navigation, [...menuEntries, ...entries], isPageOn)
}

export function useFooterLinks() {
  const pages = useMenuPages().filter(({ isInFooter }) => isInFooter)
  return footerLinksOf(
    { quick: quickLinks, services: navigation[0]?.entries ?? [], legal: legalLinks },
    [...ownFooterLinks, ...pages.map(({ path, title }) => ({ path, title }))],
    isPageOn,
  )
}
