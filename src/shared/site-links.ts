interface Link {
  title: string
  path: string
}

interface Menu<Entry extends Link> {
  title: string
  emptyNote?: string
  entries: readonly Entry[]
}

type HasPage = (path: string) => boolean

export const menusOf = <Entry extends Link>(
  groups: readonly Menu<Entry>[],
  ownEntries: readonly (Entry & { menu: string })[],
  hasPage: HasPage,
): Menu<Entry>[] =>
  groups
    .map((group) => ({
      ...group,
      entries: [
        ...group.entries.filter(({ path }) => hasPage(path)),
        ...ownEntries.filter(({ menu }) => menu === group.title),
      ],
    }))
    .filter(({ entries, emptyNote }) => entries.length > 0 || emptyNote)

interface FooterLinks {
  quick: readonly Link[]
  services: readonly Link[]
  legal: readonly Link[]
}

export const footerLinksOf = (
  { quick, services, legal }: FooterLinks,
  ownLinks: readonly Link[],
  hasPage: HasPage,
) => {
  const existing = (links: readonly Link[]): Link[] => links.filter(({ path }) => hasPage(path))
  return {
    quick: [...existing(quick), ...ownLinks],
    services: existing(services),
    legal: existing(legal),
  }
}
