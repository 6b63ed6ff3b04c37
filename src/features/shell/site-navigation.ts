import { type NavigationGroup, legalLinks, navigation, quickLinks } from '#content/navigation.ts'
import { footerLinks as ownFooterLinks, menuEntries } from '#generated/own-pages/links.ts'
import { isPageOn } from '#shared/is-page-on.ts'

type Has = (path: string) => boolean

export const menusOf = (
  groups: readonly NavigationGroup[],
  ownEntries: typeof menuEntries,
  hasPage: Has,
): NavigationGroup[] =>
  groups
    .map((group) => ({
      ...group,
      entries: [
        ...group.entries.filter(({ path }) => hasPage(path)),
        ...ownEntries.filter(({ menu }) => menu === group.title),
      ],
    }))
    .filter(({ entries, emptyNote }) => entries.length > 0 || emptyNote)

const onlyOn = <Link extends { path: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ path }) => isPageOn(path))

export const siteNavigation: readonly NavigationGroup[] = menusOf(navigation, menuEntries, isPageOn)

export const footerLinks = {
  quick: [...onlyOn(quickLinks), ...ownFooterLinks],
  services: onlyOn(navigation[0]?.entries ?? []),
  legal: onlyOn(legalLinks),
}
