import type { ReactNode } from 'react'
import { bookingsPanelTexts as texts } from '#content/interface/admin/overview.ts'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'

const rowsMax = 6

interface WorkRow {
  href: string
  title: string
  note: ReactNode
}

interface WorkPanelProps {
  title: string
  allHref: string
  empty: string
  query: { data: readonly WorkRow[] | undefined; error: Error | null; refetch: () => unknown }
}

export function WorkPanel({ title, allHref, empty, query }: WorkPanelProps) {
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
        skeleton={<SkeletonRows count={rowsMax} rowClass="h-15.5 border-t" />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <p className="border-t border-line px-6 py-8 text-center text-fine text-ink-soft">{empty}</p>
          ) : (
            <ul>
              {rows.slice(0, rowsMax).map(({ href, title: name, note }) => (
                <li
                  key={href}
                  className="relative min-h-15.5 border-t border-line px-5 py-2 hover:bg-tint lg:px-6"
                >
                  <SiteLink
                    href={href}
                    dir="auto"
                    className="font-heading text-small font-semibold wrap-anywhere after:absolute after:inset-0"
                  >
                    {name}
                  </SiteLink>
                  <p className="text-tiny text-ink-soft">{note}</p>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  )
}
