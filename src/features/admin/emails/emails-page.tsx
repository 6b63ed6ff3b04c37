import { emailStates, listedEmailSchema, type ListedEmail } from '#contracts/admin-emails.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { ListFilter } from '../list/list-filter.tsx'
import { ListPage } from '../list/list-page.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { type ListColumn, ListTable } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { useListState } from '../list/use-list-state.ts'
import { ResendButton } from './resend-button.tsx'
import { emailsPath } from './queries.ts'

const fields = { state: emailStates } as const

const tones: Record<ListedEmail['state'], BadgeTone> = {
  waiting: 'warning',
  sent: 'success',
  failed: 'danger',
  stale: 'danger',
}

export function EmailsPage() {
  const { state, set, clear, isFiltered } = useListState(fields)
  const list = useList(emailsPath, state, listedEmailSchema)
  return (
    <ListPage
      title="Emails"
      note="Every email that the site wrote, and what became of it. Sent ones are listed for 30 days; a stale one could not be sent in time."
      filters={
        <ListFilter
          label="State"
          any="any"
          value={state.state}
          choices={emailStates.map((value) => ({ value, label: value }))}
          onChoose={(chosen) => set({ state: chosen })}
        />
      }
    >
      <ListPanel
        list={list}
        what="the emails"
        isFiltered={isFiltered}
        onClear={clear}
        rowClass="h-42 lg:h-17"
        empty={{
          icon: 'mail',
          title: 'No emails yet',
          text: 'Every email that the site writes appears here, with what became of it.',
        }}
      >
        {(rows) => <ListTable caption="Emails" rows={rows} keyOf={({ id }) => id} columns={columns} />}
      </ListPanel>
    </ListPage>
  )
}

const columns: readonly ListColumn<ListedEmail>[] = [
  {
    id: 'what',
    label: 'Email',
    place: 'title',
    cell: ({ subject, recipient }) => (
      <>
        <span className="block text-small font-semibold wrap-anywhere">{subject}</span>
        <span className="block text-tiny text-ink-soft wrap-anywhere">{recipient}</span>
      </>
    ),
  },
  {
    id: 'written',
    label: 'Written',
    place: 'line',
    cell: ({ createdAt }) => <LocalTime iso={createdAt} />,
  },
  {
    id: 'attempts',
    label: 'Attempts',
    place: 'line',
    cell: ({ attempts }) => <span className="tabular">{attempts}</span>,
  },
  {
    id: 'error',
    label: 'Last error',
    place: 'line',
    cell: ({ lastError }) =>
      lastError ? (
        <span className="wrap-anywhere">{lastError}</span>
      ) : (
        <span className="text-ink-soft">–</span>
      ),
  },
  {
    id: 'state',
    label: 'State',
    place: 'badge',
    cell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge>,
  },
  {
    id: 'resend',
    label: 'Send again',
    place: 'bare',
    cell: (email) => (email.isResendable ? <ResendButton email={email} /> : null),
    align: 'right',
  },
]
