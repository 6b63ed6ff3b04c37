import { allViewTexts as texts, bookingColumnTexts } from '#content/interface/admin/booking-list.ts'
import { bookingTexts } from '#content/interface/admin/bookings.ts'
import { labelTexts } from '#content/interface/common.ts'
import type { Submission } from '#contracts/admin-bookings.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { SignUpBadge } from './sign-up-badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { type ListColumn, ListTable, RowTime } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { searchRule, useListState } from '../list/use-list-state.ts'
import { AssigneeCell } from './assignee-cell.tsx'
import { BookingAbout, BookingFrom, BookingReceived } from './booking-columns.tsx'
import { StatusMenu } from './status-menu.tsx'
import { isOverdue } from './time.ts'

const fields = { search: searchRule } as const

export function AllSearch() {
  const { state, set } = useListState(fields)
  return (
    <ListSearch
      label={texts.searchLabel}
      placeholder={bookingTexts.searchPlaceholder}
      value={state.search}
      onSearch={(search) => set({ search }, { replace: true })}
    />
  )
}

export function AllView() {
  const { state, clear, isFiltered } = useListState(fields)
  const list = useList(adminEndpoints.submissions, { search: state.search })
  return (
    <ListPanel
      list={list}
      what={texts.what}
      isFiltered={isFiltered}
      isSearch={state.search !== undefined}
      onClear={clear}
      rowClass="h-22 lg:h-18"
      empty={{
        icon: 'inbox',
        title: texts.emptyTitle,
        text: texts.emptyText,
      }}
    >
      {(rows) => (
        <ListTable
          caption={texts.caption}
          rows={rows}
          keyOf={(row) => (row.kind === 'booking' ? row.booking.confirmationCode : `sign-up ${row.id}`)}
          columns={columns}
          isUrgent={(row) => row.kind === 'booking' && isOverdue(row.booking, Date.now())}
        />
      )}
    </ListPanel>
  )
}

const columns: readonly ListColumn<Submission>[] = [
  {
    id: 'from',
    label: bookingColumnTexts.from,
    place: 'title',
    cell: (row) =>
      row.kind === 'booking' ? (
        <BookingFrom booking={row.booking} />
      ) : (
        <span className="text-small font-semibold wrap-anywhere">{row.signUp.email}</span>
      ),
  },
  {
    id: 'about',
    label: bookingColumnTexts.about,
    place: 'second',
    cell: (row) =>
      row.kind === 'booking' ? (
        <BookingAbout booking={row.booking} />
      ) : (
        <span className="inline-flex items-center gap-1.5 text-ink-soft">
          <Icon name="mail" />
          {texts.signUp}
        </span>
      ),
  },
  {
    id: 'received',
    label: bookingColumnTexts.received,
    place: 'third',
    cell: (row) =>
      row.kind === 'booking' ? <BookingReceived booking={row.booking} /> : <RowTime iso={row.createdAt} />,
  },
  {
    id: 'assignee',
    label: bookingTexts.assignee,
    place: 'aside',
    cell: (row) =>
      row.kind === 'booking' ? (
        <AssigneeCell booking={row.booking} />
      ) : (
        <span className="text-ink-soft max-lg:hidden">–</span>
      ),
  },
  {
    id: 'status',
    label: labelTexts.status,
    place: 'badge',
    cell: (row) =>
      row.kind === 'booking' ? <StatusMenu booking={row.booking} /> : <SignUpBadge signUp={row.signUp} />,
  },
]
