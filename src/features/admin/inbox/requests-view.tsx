import { type ReactNode, useState } from 'react'
import { adminRequestSchema } from '#contracts/admin-requests.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { ListTable } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { type ListState, useListState } from '../list/use-list-state.ts'
import { BulkBar } from './bulk-bar.tsx'
import { inboxPath, requestFields } from './inbox-state.ts'
import { requestsPath } from './queries.ts'
import { requestColumns } from './request-columns.tsx'
import { RequestFilters } from './request-filters.tsx'
import { isOverdue } from './time.ts'

/** Service requests: filtered, sorted, and changed one by one or many at once. */
export function RequestsView({ tabs }: { tabs: ReactNode }) {
  const listState = useListState(requestFields)
  const { state, set, clear, isFiltered } = listState
  const list = useList(requestsPath, state, adminRequestSchema)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // What is no longer shown is not chosen either: a change touches nothing that nobody sees.
  const selected = list.rows?.filter(({ confirmationCode }) => chosen.has(confirmationCode)) ?? []

  return (
    <>
      <RequestFilters {...listState} tabs={tabs} />
      <ListPanel
        list={list}
        what="the requests"
        isFiltered={isFiltered}
        isSearch={state.search !== undefined}
        onClear={clear}
        rowClass="h-52 md:h-18"
        empty={{
          icon: 'inbox',
          title: 'No requests yet',
          text: 'They appear here as soon as somebody sends one. Who calls instead can be written down.',
          action: (
            <ButtonLink href={`${inboxPath}/new`} look="outline" size="small">
              Write a request down
            </ButtonLink>
          ),
        }}
      >
        {(rows) => (
          <ListTable
            caption="Service requests"
            rows={rows}
            keyOf={({ confirmationCode }) => confirmationCode}
            columns={requestColumns}
            sort={state.sort ?? 'newest'}
            onSort={(sort) => set({ sort: requestFields.sort.find((name) => name === sort) })}
            isUrgent={(request) => isOverdue(request, Date.now())}
            selection={{
              has: ({ confirmationCode }) => chosen.has(confirmationCode),
              toggle: ({ confirmationCode }) => setChosen((now) => toggled(now, confirmationCode)),
              label: ({ companyName }) => `Select ${companyName}`,
            }}
          />
        )}
      </ListPanel>
      {selected.length > 0 ? (
        <BulkBar
          selected={selected}
          filter={list.hasMore && selected.length === list.rows?.length ? filterOf(state) : undefined}
          onDone={() => setChosen(new Set())}
        />
      ) : null}
    </>
  )
}

/** A filter as the address has it, without the sort; nothing where it narrows nothing. */
function filterOf({
  sort: _,
  ...filters
}: ListState<typeof requestFields>): Record<string, string> | undefined {
  const set = Object.entries(filters).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return set.length > 0 ? Object.fromEntries(set) : undefined
}

function toggled(set: ReadonlySet<string>, value: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(value)) next.add(value)
  return next
}
