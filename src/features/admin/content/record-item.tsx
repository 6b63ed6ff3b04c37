import type { ReactNode } from 'react'
import { postStatusNames } from '#content/interface/statuses.ts'
import { wordFor } from '#shared/words.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { FoldIcon } from '#ui/icon.tsx'

const tones: Record<string, BadgeTone> = { published: 'success', draft: 'warning' }

interface RecordItemProps {
  headingId: string
  name: string
  note: string
  status: string | undefined
  children: ReactNode
}

/** A record of a list, which opens to its form. */
export const RecordItem = ({ headingId, name, note, status, children }: RecordItemProps) => (
  <Card as="li" size="none">
    <details>
      <summary className="grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-6 py-3 max-[18rem]:px-3 hover:bg-tint sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <span className="wrap-anywhere">
          <span id={headingId} className="block font-heading text-h4 font-semibold">
            {name}
          </span>
          <span className="block text-tiny text-ink-soft">{note}</span>
        </span>
        <span className="flex max-sm:row-start-2">
          {status === undefined ? null : (
            <Badge tone={tones[status] ?? 'info'}>{wordFor(postStatusNames, status)}</Badge>
          )}
        </span>
        <FoldIcon />
      </summary>
      <div className="print-hidden border-t border-line p-4 max-[18rem]:p-2 sm:p-6">{children}</div>
    </details>
  </Card>
)
