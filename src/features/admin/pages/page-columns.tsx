import { pageListTexts as texts } from '#content/interface/admin/pages.ts'
import { labelTexts } from '#content/interface/common.ts'
import type { ListedPage } from '#contracts/pages.ts'
import { LocalTime } from '#ui/local-time.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { ListColumn } from '../list/list-table.tsx'
import { PageBadge } from './page-badge.tsx'
import { pageEditorPath } from './queries.ts'

export const pageColumns: readonly ListColumn<ListedPage>[] = [
  {
    id: 'page',
    label: texts.page,
    place: 'title',
    cell: ({ slug, title }) => (
      <>
        <SiteLink
          href={`${pageEditorPath}?slug=${slug}`}
          dir="auto"
          className="font-heading text-small font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {title}
        </SiteLink>
        <span className="block font-mono text-tiny wrap-anywhere text-ink-soft">/{slug}</span>
      </>
    ),
  },
  {
    id: 'place',
    label: texts.place,
    place: 'line',
    cell: (page) => <span className="text-ink-soft">{placesOf(page)}</span>,
  },
  {
    id: 'changed',
    label: texts.changed,
    place: 'line',
    cell: ({ updatedAt }) => <LocalTime iso={updatedAt} />,
  },
  {
    id: 'status',
    label: labelTexts.status,
    place: 'badge',
    cell: ({ status }) => <PageBadge status={status} />,
  },
]

function placesOf({ navigation, footer }: ListedPage): string {
  const places = [navigation && texts.inMenu(navigation.menu), footer && texts.inFooter].filter(Boolean)
  return places.length > 0 ? places.join(', ') : texts.nowhere
}
