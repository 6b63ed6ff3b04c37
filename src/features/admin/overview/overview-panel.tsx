import type { ReactNode } from 'react'
import { bookingsPanelTexts as texts } from '#content/interface/admin/overview.ts'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'

const rowsMax = 6

interface OverviewPanelProps<Row> {
  title: string
  /** The list that has the other rows. */
  allHref: string
  empty: string
  query: { data: readonly Row[] | undefined; error: Error | null; refetch: () => unknown }
  /** The height of a row, while none is there yet. */
  rowClass: string
  children: (row: Row) => ReactNode
}

/** The first rows of a list, on the overview. */
export function OverviewPanel<Row>({
  title,
  allHref,
  empty,
  query,
  rowClass,
  children,
}: OverviewPanelProps<Row>) {
  return (
    <Card as="section" size="none" aria-label={title} className="overflow-clip">
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-5 py-3 lg:px-6">
        <h2 className="min-w-0 grow basis-36 text-h4">{title}</h2>
        <SiteLink
          href={allHref}
          aria-label={texts.allLabel(title)}
          className="print-hidden inline-flex min-h-11 items-center gap-1.5 text-fine font-semibold text-link"
        >
          {texts.allLink}
          <Icon name="arrow-right" />
        </SiteLink>
      </div>
      <QueryState
        query={query}
        what={title.toLowerCase()}
        isPadded
        skeleton={<SkeletonRows count={rowsMax} rowClass={rowClass} />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <p className="border-t border-line px-6 py-8 text-center text-fine text-ink-soft">{empty}</p>
          ) : (
            <ul>{rows.slice(0, rowsMax).map(children)}</ul>
          )
        }
      </QueryState>
    </Card>
  )
}
