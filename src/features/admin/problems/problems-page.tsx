import { useQuery } from '@tanstack/react-query'
import { problemKindNames, problemsTexts as texts } from '#content/interface/admin/problems.ts'
import type { Problem } from '#contracts/problems.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { ListPage } from '../list/list-page.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { type ListColumn, ListTable } from '../list/list-table.tsx'
import { ClearButton } from './clear-button.tsx'
import { query } from '#api/query.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'

const problemsQuery = query(adminEndpoints.problems)

const tones: Record<Problem['kind'], BadgeTone> = { error: 'danger', policy: 'warning' }

export function ProblemsPage() {
  const problems = useQuery(problemsQuery)
  const rows = problems.data?.problems
  const extensionReports = problems.data?.extensionReports
  return (
    <ListPage
      title={texts.title}
      note={texts.note}
      actions={<ClearButton isDisabled={!rows?.length} />}
      filters={null}
    >
      {extensionReports ? (
        <p className="max-w-[46rem] text-small text-ink-soft">
          {texts.extensionReports(extensionReports.count)} <LocalTime iso={extensionReports.lastAt} />.
        </p>
      ) : null}
      <ListPanel
        list={{
          rows,
          error: problems.error,
          refetch: () => void problems.refetch(),
          isChanging: false,
          hasMore: false,
          isLoadingMore: false,
          more: () => undefined,
        }}
        what={texts.what}
        rowClass="h-34 lg:h-17"
        empty={{ icon: 'circle-check', title: texts.emptyTitle, text: texts.emptyText }}
      >
        {(shownProblems) => (
          <ListTable
            caption={texts.caption}
            rows={shownProblems}
            keyOf={({ kind, place, what }) => JSON.stringify([kind, place, what])}
            columns={columns}
          />
        )}
      </ListPanel>
    </ListPage>
  )
}

const columns: readonly ListColumn<Problem>[] = [
  {
    id: 'what',
    label: texts.caption,
    place: 'title',
    cell: ({ what, place }) => (
      <>
        <span className="block text-small font-semibold wrap-anywhere">{what}</span>
        <span className="block text-tiny text-ink-soft wrap-anywhere">{place || texts.anywhere}</span>
      </>
    ),
  },
  {
    id: 'count',
    label: texts.count,
    place: 'line',
    cell: ({ count }) => <span className="tabular">{count}</span>,
  },
  { id: 'first', label: texts.firstAt, place: 'line', cell: ({ firstAt }) => <LocalTime iso={firstAt} /> },
  { id: 'last', label: texts.lastAt, place: 'line', cell: ({ lastAt }) => <LocalTime iso={lastAt} /> },
  {
    id: 'kind',
    label: texts.kind,
    place: 'badge',
    cell: ({ kind }) => <Badge tone={tones[kind]}>{problemKindNames[kind]}</Badge>,
  },
]
