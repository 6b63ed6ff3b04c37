import type { Submission } from '#contracts/admin-bookings.ts'
import { submissionSchema } from '#contracts/admin-bookings.ts'
import { SignUpBadge } from './sign-up-badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { type ListColumn, ListTable } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { searchRule, useListState } from '../list/use-list-state.ts'
import { AssigneeCell } from './assignee-cell.tsx'
import { submissionsPath } from './queries.ts'
import { BookingAbout, BookingFrom, BookingReceived } from './booking-columns.tsx'
import { StatusMenu } from './status-menu.tsx'
import { isOverdue, formatTime } from './time.ts'

const fields = { search: searchRule } as const

export function AllSearch() {
  const { state, set } = useListState(fields)
  return (
    <ListSearch
      label="Search requests and sign-ups"
      placeholder="Name, email or code"
      value={state.search}
      onSearch={(search) => set({ search }, { replace: true })}
    />
  )
}

export function AllView() {
  const { state, clear, isFiltered } = useListState(fields)
  const list = useList(submissionsPath, { search: state.search }, submissionSchema)
  return (
    <ListPanel
      list={list}
      what="the submissions"
      isFiltered={isFiltered}
      isSearch={state.search !== undefined}
      onClear={clear}
      rowClass="h-22 lg:h-18"
      empty={{
        icon: 'inbox',
        title: 'Nothing has come in yet',
        text: 'Requests and newsletter sign-ups appear here as they come in.',
      }}
    >
      {(rows) => (
        <ListTable
          caption="Requests and newsletter sign-ups, newest first"
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
    label: 'From',
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
    label: 'About',
    place: 'second',
    cell: (row) =>
      row.kind === 'booking' ? (
        <BookingAbout booking={row.booking} />
      ) : (
        <span className="inline-flex items-center gap-1.5 text-ink-soft">
          <Icon name="mail" />
          Newsletter sign-up
        </span>
      ),
  },
  {
    id: 'received',
    label: 'Received',
    place: 'third',
    cell: (row) =>
      row.kind === 'booking' ? (
        <BookingReceived booking={row.booking} />
      ) : (
        <time dateTime={row.createdAt} className="whitespace-nowrap tabular">
          {formatTime(row.createdAt)}
        </time>
      ),
  },
  {
    id: 'assignee',
    label: 'Assignee',
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
    label: 'Status',
    place: 'badge',
    cell: (row) =>
      row.kind === 'booking' ? <StatusMenu booking={row.booking} /> : <SignUpBadge signUp={row.signUp} />,
  },
]
