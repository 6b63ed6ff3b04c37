import { type NavigationGroup, legalLinks, navigation, quickLinks } from '#content/navigation.ts'
import { footerLinks as ownFooterLinks, menuEntries } from '#generated/own-pages/links.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { footerLinksOf, menusOf } from '#shared/site-links.ts'

export const siteNavigation: readonly NavigationGroup[] = menusOf(navigation, menuEntries, isPageOn)

export const footerLinks = footerLinksOf(
  { quick: quickLinks, services: navigation[0]?.entries ?? [], legal: legalLinks },
  ownFooterLinks,
  isPageOn,
)
