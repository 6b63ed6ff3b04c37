import { useState } from 'react'
import { type AdminBooking, adminBookingSchema } from '#contracts/admin-bookings.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { ListTable } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { type ListState, useListState } from '../list/use-list-state.ts'
import { BulkBar } from './bulk-bar.tsx'
import { bookingsPath, bookingFilterFields } from './bookings-state.ts'
import { bookingsApiPath } from './queries.ts'
import { bookingColumns } from './booking-columns.tsx'
import { isOverdue } from './time.ts'

/** Service requests: filtered, sorted, and changed one by one or many at once. */
export function BookingsView() {
  const { state, set, clear, isFiltered, isNarrowed } = useListState(bookingFilterFields)
  const list = useList(bookingsApiPath, state, adminBookingSchema)
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
            <ButtonLink href={`${bookingsPath}/new`} look="outline" size="small">
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
            columns={bookingColumns}
            sort={state.sort ?? 'newest'}
            onSort={(sort) => set({ sort: bookingFilterFields.sort.find((name) => name === sort) })}
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
}: ListState<typeof bookingFilterFields>): Record<string, string> | undefined {
  const set = Object.entries(filters).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return set.length > 0 ? Object.fromEntries(set) : undefined
}

const codeOf = ({ confirmationCode }: AdminBooking) => confirmationCode

const withCodes = (
  chosen: ReadonlySet<string>,
  codes: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> =>
  new Set(isSelected ? [...chosen, ...codes] : [...chosen].filter((code) => !codes.includes(code)))
