import { useState } from 'react'
import { type AdminRequest, adminRequestSchema } from '#contracts/admin-requests.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { ListTable } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { type ListState, useListState } from '../list/use-list-state.ts'
import { BulkBar } from './bulk-bar.tsx'
import { inboxPath, requestFields } from './inbox-state.ts'
import { requestsPath } from './queries.ts'
import { requestColumns } from './request-columns.tsx'
import { isOverdue } from './time.ts'

/** Service requests: filtered, sorted, and changed one by one or many at once. */
export function RequestsView() {
  const { state, set, clear, isFiltered, isNarrowed } = useListState(requestFields)
  const list = useList(requestsPath, state, adminRequestSchema)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // What is no longer shown is not chosen either: a change touches nothing that nobody sees.
  const selected = list.rows?.filter(({ confirmationCode }) => chosen.has(confirmationCode)) ?? []

  return (
    <>
      <ListPanel
        list={list}
        what="the requests"
        isFiltered={isFiltered}
        isSearch={state.search !== undefined}
        isNarrowed={isNarrowed}
        onClear={clear}
        rowClass="h-52 md:h-18"
        empty={{
          icon: 'inbox',
          title: 'No requests yet',
          text: 'New requests appear here. When a client calls instead, you can add the request yourself.',
          action: (
            <ButtonLink href={`${inboxPath}/new`} look="outline" size="small">
              Add a request
            </ButtonLink>
          ),
        }}
      >
        {(rows) => (
          <ListTable
            caption="Service requests"
            rows={rows}
            keyOf={codeOf}
            columns={requestColumns}
            sort={state.sort ?? 'newest'}
            onSort={(sort) => set({ sort: requestFields.sort.find((name) => name === sort) })}
            isUrgent={(request) => isOverdue(request, Date.now())}
            selection={{
              has: ({ confirmationCode }) => chosen.has(confirmationCode),
              set: (requests, isSelected) =>
                setChosen((now) => withCodes(now, requests.map(codeOf), isSelected)),
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

const codeOf = ({ confirmationCode }: AdminRequest) => confirmationCode

const withCodes = (
  chosen: ReadonlySet<string>,
  codes: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> =>
  new Set(isSelected ? [...chosen, ...codes] : [...chosen].filter((code) => !codes.includes(code)))
