import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '#api/send-json.ts'
import {
  type ListedSubscriber,
  listedSubscriberSchema,
  subscriberStatuses,
} from '#contracts/admin-newsletter.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'
import { ListFilter } from '../list/list-filter.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { type ListColumn, ListTable } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { useListState } from '../list/use-list-state.ts'
import { SignUpBadge } from './sign-up-badge.tsx'
import { newsletterFields } from './bookings-state.ts'
import { newsletterPath, submissionsPath } from './queries.ts'
import { formatTime } from './time.ts'

export function NewsletterFilters() {
  const { state, set } = useListState(newsletterFields)
  return (
    <>
      <ListSearch
        label="Search sign-ups"
        placeholder="Email address"
        value={state.search}
        onSearch={(search) => set({ search }, { replace: true })}
      />
      <ListFilter
        label="Status"
        any="any"
        value={state.status}
        choices={subscriberStatuses.map((value) => ({ value, label: value }))}
        onChoose={(status) => set({ status })}
      />
    </>
  )
}

export function NewsletterView() {
  const { state, clear, isFiltered, isNarrowed } = useListState(newsletterFields)
  const list = useList(newsletterPath, state, listedSubscriberSchema)
  return (
    <ListPanel
      list={list}
      what="the newsletter sign-ups"
      isFiltered={isFiltered}
      isSearch={state.search !== undefined}
      isNarrowed={isNarrowed}
      onClear={clear}
      rowClass="h-22 lg:h-15"
      empty={{
        icon: 'mail',
        title: 'Nobody has signed up yet',
        text: 'Sign-ups from the form on the blog appear here.',
      }}
    >
      {(rows) => (
        <ListTable caption="Newsletter sign-ups" rows={rows} keyOf={({ id }) => id} columns={columns} />
      )}
    </ListPanel>
  )
}

const columns: readonly ListColumn<ListedSubscriber>[] = [
  {
    id: 'email',
    label: 'Email',
    place: 'title',
    cell: ({ email }) => <span className="text-small font-semibold wrap-anywhere">{email}</span>,
  },
  {
    id: 'received',
    label: 'Signed up',
    place: 'line',
    cell: ({ createdAt }) => <Time iso={createdAt} />,
  },
  {
    id: 'left',
    label: 'Unsubscribed',
    place: 'line',
    cell: ({ unsubscribedAt }) =>
      unsubscribedAt ? <Time iso={unsubscribedAt} /> : <span className="text-ink-soft">–</span>,
  },
  {
    id: 'status',
    label: 'Status',
    place: 'badge',
    cell: (signUp) => <SignUpBadge signUp={signUp} />,
  },
  {
    id: 'delete',
    label: 'Delete',
    place: 'bare',
    cell: (row) => <DeleteSignUp signUp={row} />,
    align: 'right',
  },
]

const Time = ({ iso }: { iso: string }) => (
  <time dateTime={iso} className="whitespace-nowrap tabular">
    {formatTime(iso)}
  </time>
)

function DeleteSignUp({ signUp: { id, email } }: { signUp: ListedSubscriber }) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => sendJson('DELETE', `${newsletterPath}/${id}`),
    onSuccess: () => toast({ title: 'Sign-up deleted', description: `${email} is no longer on the list.` }),
    onError: (error) =>
      toast({ title: 'The sign-up was not deleted', description: error.message, variant: 'destructive' }),
    onSettled: () =>
      Promise.all(
        [newsletterPath, submissionsPath, '/api/admin/stats'].map((path) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  })
  return (
    <Button
      look="danger"
      size="small"
      aria-label={`Delete ${email}`}
      aria-busy={remove.isPending}
      onClick={() => {
        const question = `Delete ${email} for good? We will no longer know whether they unsubscribed, so somebody could sign them up again. To prevent that, keep the entry.`
        if (confirm(question)) remove.mutate()
      }}
    >
      <Icon name="trash-2" />
      Delete
    </Button>
  )
}
