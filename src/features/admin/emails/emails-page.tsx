import { emailListTexts as texts, emailStateNames } from '#content/interface/admin/emails.ts'
import { labelTexts, listTexts } from '#content/interface/common.ts'
import { emailStates, type ListedEmail } from '#contracts/admin-emails.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { useLatch } from '#ui/query-state.tsx'
import { choicesOf, ListFilter } from '../list/list-filter.tsx'
import { ListPage } from '../list/list-page.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { type ListColumn, ListTable } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { useListState } from '../list/use-list-state.ts'
import { ResendButton } from './resend-button.tsx'
import { TemplatesCard } from './templates-card.tsx'

const fields = { state: emailStates } as const

const tones: Record<ListedEmail['state'], BadgeTone> = {
  waiting: 'warning',
  sent: 'success',
  failed: 'danger',
  stale: 'danger',
}

export function EmailsPage() {
  const { state, set, clear, isFiltered } = useListState(fields)
  const list = useList(adminEndpoints.emails, state)
  const isListThere = useLatch(list.rows !== undefined || list.error !== null)
  return (
    <ListPage
      title={texts.title}
      note={texts.note}
      filters={
        <ListFilter
          label={labelTexts.state}
          any={listTexts.any}
          value={state.state}
          choices={choicesOf(emailStates, emailStateNames)}
          onChoose={(emailState) => set({ state: emailState })}
        />
      }
    >
      <ListPanel
        list={list}
        what={texts.what}
        isFiltered={isFiltered}
        onClear={clear}
        rowClass="h-42 lg:h-17"
        empty={{
          icon: 'mail',
          title: texts.emptyTitle,
          text: texts.emptyText,
        }}
      >
        {(rows) => <ListTable caption={texts.caption} rows={rows} keyOf={({ id }) => id} columns={columns} />}
      </ListPanel>
      {isListThere ? (
        <div className="print-hidden">
          <TemplatesCard />
        </div>
      ) : null}
    </ListPage>
  )
}

const columns: readonly ListColumn<ListedEmail>[] = [
  {
    id: 'what',
    label: labelTexts.email,
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
    label: texts.written,
    place: 'line',
    cell: ({ createdAt }) => <LocalTime iso={createdAt} />,
  },
  {
    id: 'attempts',
    label: texts.attempts,
    place: 'line',
    align: 'right',
    cell: ({ attempts }) => <span className="tabular">{attempts}</span>,
  },
  {
    id: 'error',
    label: texts.lastError,
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
    label: labelTexts.state,
    place: 'badge',
    cell: ({ state }) => <Badge tone={tones[state]}>{emailStateNames[state]}</Badge>,
  },
  {
    id: 'resend',
    label: texts.resend,
    place: 'bare',
    cell: (email) => (email.isResendable ? <ResendButton email={email} /> : null),
    align: 'right',
  },
]
