import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '#api/call.ts'
import { keyOf } from '#api/query.ts'
import { missingPathTexts as texts } from '#content/interface/admin/redirects.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import type { MissingPath } from '#contracts/redirects.ts'
import { Button } from '#ui/button.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { toastFailure } from '#ui/toast-store.ts'
import { ListPanel } from '../list/list-panel.tsx'
import { type ListColumn, ListTable } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'

interface MissingPathsProps {
  onRedirect: (path: string) => void
}

export function MissingPaths({ onRedirect }: MissingPathsProps) {
  const id = useId()
  const list = useList(adminEndpoints.missingPaths, {})
  return (
    <section aria-labelledby={id} className="mt-6 grid gap-4">
      <div>
        <h2 id={id} className="text-h4">
          {texts.heading}
        </h2>
        <p className="mt-1 max-w-xl text-fine text-ink-soft">{texts.note}</p>
      </div>
      <ListPanel
        list={list}
        what={texts.what}
        rowClass="h-34 lg:h-17"
        empty={{ icon: 'circle-check', title: texts.emptyTitle, text: texts.emptyText }}
      >
        {(rows) => (
          <ListTable
            caption={texts.caption}
            rows={rows}
            keyOf={(row) => row.id}
            columns={columnsWith(onRedirect)}
          />
        )}
      </ListPanel>
    </section>
  )
}

const columnsWith = (onRedirect: (path: string) => void): readonly ListColumn<MissingPath>[] => [
  {
    id: 'path',
    label: texts.path,
    place: 'title',
    cell: ({ path }) => <span className="text-small font-semibold wrap-anywhere">{path}</span>,
  },
  {
    id: 'count',
    label: texts.count,
    place: 'line',
    cell: ({ count }) => <span className="tabular">{count}</span>,
  },
  { id: 'last', label: texts.lastAt, place: 'line', cell: ({ lastAt }) => <LocalTime iso={lastAt} /> },
  {
    id: 'actions',
    label: texts.actions,
    place: 'bare',
    align: 'right',
    cell: (missingPath) => <MissingPathActions missingPath={missingPath} onRedirect={onRedirect} />,
  },
]

interface MissingPathActionsProps extends MissingPathsProps {
  missingPath: MissingPath
}

function MissingPathActions({ missingPath: { id, path }, onRedirect }: MissingPathActionsProps) {
  const client = useQueryClient()
  const dismissal = useMutation({
    mutationFn: () =>
      call(adminEndpoints.dismissMissingPath, { params: { id }, body: { isDismissed: true } }),
    onError: (error) => toastFailure(texts.dismissFailedTitle, error),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(adminEndpoints.missingPaths) }),
  })
  return (
    <div className="flex flex-wrap gap-2 lg:justify-end">
      <Button size="small" aria-label={texts.redirectLabel(path)} onClick={() => onRedirect(path)}>
        {texts.redirect}
      </Button>
      <Button
        look="outline"
        size="small"
        aria-label={texts.dismissLabel(path)}
        aria-busy={dismissal.isPending}
        onClick={() => {
          if (!dismissal.isPending) dismissal.mutate()
        }}
      >
        {texts.dismiss}
      </Button>
    </div>
  )
}
