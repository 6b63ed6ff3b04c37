import { useState } from 'react'
import { bookingsViewTexts as texts } from '#content/interface/admin/booking-list.ts'
import type { AdminBooking } from '#contracts/admin-bookings.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { ListPanel } from '../list/list-panel.tsx'
import { ListTable } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { type ListState, useListState } from '../list/use-list-state.ts'
import { BulkBar } from './bulk-bar.tsx'
import { bookingsPath, bookingFilterFields } from './bookings-state.ts'
import { bookingColumns } from './booking-columns.tsx'
import { isOverdue } from './time.ts'

export function BookingsView() {
  const { state, set, clear, isFiltered, isNarrowed } = useListState(bookingFilterFields)
  const list = useList(adminEndpoints.bookings, state)
  const [selectedCodes, setSelectedCodes] = useState<ReadonlySet<string>>(new Set())
  // Only bookings on the screen count as selected: a bulk change must not touch what nobody sees.
  const selectedBookings =
    list.rows?.filter(({ confirmationCode }) => selectedCodes.has(confirmationCode)) ?? []

  return (
    <>
      <ListPanel
        list={list}
        what={texts.what}
        isFiltered={isFiltered}
        isSearch={state.search !== undefined}
        isNarrowed={isNarrowed}
        onClear={clear}
        rowClass="h-52 lg:h-18"
        empty={{
          icon: 'inbox',
          title: texts.emptyTitle,
          text: texts.emptyText,
          link: { href: `${bookingsPath}/new`, label: texts.emptyButton },
        }}
      >
        {(rows) => (
          <ListTable
            caption={texts.caption}
            rows={rows}
            keyOf={codeOf}
            columns={bookingColumns}
            sort={state.sort ?? 'newest'}
            onSort={(sort) => set({ sort: bookingFilterFields.sort.find((name) => name === sort) })}
            isUrgent={(booking) => isOverdue(booking, Date.now())}
            selection={{
              has: ({ confirmationCode }) => selectedCodes.has(confirmationCode),
              set: (bookings, isSelected) =>
                setSelectedCodes((codes) => withCodes(codes, bookings.map(codeOf), isSelected)),
              label: ({ companyName, service }) => texts.selectLabel(companyName, service),
            }}
          />
        )}
      </ListPanel>
      {selectedBookings.length > 0 ? (
        <BulkBar
          bookings={selectedBookings}
          filter={
            list.hasMore && selectedBookings.length === list.rows?.length ? activeFilters(state) : undefined
          }
          onDone={() => setSelectedCodes(new Set())}
        />
      ) : null}
    </>
  )
}

function activeFilters({
  sort: _,
  ...filters
}: ListState<typeof bookingFilterFields>): Record<string, string> | undefined {
  const active = Object.entries(filters).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return active.length > 0 ? Object.fromEntries(active) : undefined
}

const codeOf = ({ confirmationCode }: AdminBooking) => confirmationCode

const withCodes = (
  selectedCodes: ReadonlySet<string>,
  codes: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> =>
  new Set(
    isSelected ? [...selectedCodes, ...codes] : [...selectedCodes].filter((code) => !codes.includes(code)),
  )
