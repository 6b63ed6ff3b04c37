import { ownTimeZone } from '#shared/time-zones.ts'
import { wordFor } from '#shared/words.ts'
import { auditActionNames, auditKindNames, auditTexts as texts } from '#content/interface/admin/audit.ts'
import { labelTexts, listTexts } from '#content/interface/common.ts'
import { auditActions, auditSubjects, type AuditEntryView } from '#contracts/audit.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { LocalTime } from '#ui/local-time.tsx'
import { ClearFilters } from '../list/clear-filters.tsx'
import { DateFilter } from '../list/date-filter.tsx'
import { ExportButton } from '../list/export-button.tsx'
import { ListFilter } from '../list/list-filter.tsx'
import { ListPage } from '../list/list-page.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { type ListColumn, ListTable } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { searchRule, useListState } from '../list/use-list-state.ts'
import { AuditChange } from './audit-change.tsx'

const fields = {
  actor: searchRule,
  action: auditActions,
  type: auditSubjects,
  until: /^\d{4}-\d{2}-\d{2}$/,
} as const

export function AuditPage() {
  const { state, set, clear, isFiltered } = useListState(fields)
  const query = { ...state, zone: state.until && ownTimeZone() }
  const list = useList(adminEndpoints.audit, query)
  return (
    <ListPage
      title={texts.title}
      actions={<ExportButton endpoint={adminEndpoints.audit} query={query} />}
      note={texts.note}
      filters={
        <>
          <ListSearch
            label={texts.searchLabel}
            placeholder={labelTexts.username}
            value={state.actor}
            onSearch={(actor) => set({ actor }, { replace: true })}
          />
          <ListFilter
            label={texts.kind}
            any={listTexts.any}
            value={state.type}
            choices={auditSubjects.map((value) => ({ value, label: wordFor(auditKindNames, value) }))}
            onChoose={(type) => set({ type, action: undefined })}
          />
          <ListFilter
            label={texts.action}
            any={listTexts.any}
            value={state.action}
            choices={auditActions
              .filter((action) => !state.type || action.startsWith(`${state.type}.`))
              .map((value) => ({ value, label: auditActionNames[value] }))}
            onChoose={(action) => set({ action })}
          />
          <DateFilter
            label={texts.until}
            value={state.until}
            onChoose={(until) => set({ until }, { replace: true })}
          />
          <ClearFilters isFiltered={isFiltered} onClear={clear} />
        </>
      }
    >
      <ListPanel
        list={list}
        what={texts.what}
        isFiltered={isFiltered}
        onClear={clear}
        rowClass="h-30 lg:h-17"
        empty={{
          icon: 'history',
          title: texts.emptyTitle,
          text: texts.emptyText,
        }}
      >
        {(rows) => <ListTable caption={texts.caption} rows={rows} keyOf={({ id }) => id} columns={columns} />}
      </ListPanel>
    </ListPage>
  )
}

const columns: readonly ListColumn<AuditEntryView>[] = [
  {
    id: 'what',
    label: texts.actionColumn,
    place: 'title',
    cell: ({ action, subject }) => (
      <>
        <span className="block text-small font-semibold">{wordFor(auditActionNames, action)}</span>
        <span className="block text-tiny text-ink-soft wrap-anywhere">{subject}</span>
      </>
    ),
  },
  {
    id: 'who',
    label: texts.who,
    place: 'line',
    cell: ({ actor }) => <span className="wrap-anywhere lg:block lg:min-w-28">{actor}</span>,
  },
  {
    id: 'when',
    label: texts.when,
    place: 'line',
    cell: ({ createdAt }) => <LocalTime iso={createdAt} />,
  },
  { id: 'change', label: texts.change, place: 'bare', cell: (entry) => <AuditChange {...entry} /> },
]
