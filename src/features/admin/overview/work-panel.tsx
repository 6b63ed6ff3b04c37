import type { ReactNode } from 'react'
import { SiteLink } from '#ui/site-link.tsx'
import { OverviewPanel } from './overview-panel.tsx'

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

export const WorkPanel = (panel: WorkPanelProps) => (
  <OverviewPanel {...panel} rowClass="h-15.5 border-t">
    {({ href, title, note }) => (
      <li key={href} className="relative min-h-15.5 border-t border-line px-5 py-2 hover:bg-tint lg:px-6">
        <SiteLink
          href={href}
          dir="auto"
          className="font-heading text-small font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {title}
        </SiteLink>
        <p className="text-tiny text-ink-soft">{note}</p>
      </li>
    )}
  </OverviewPanel>
)
