import { subscriberStatusNames } from '#content/interface/statuses.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { remove } from '#api/call.ts'
import { keyOf } from '#api/query.ts'
import { deleteSignUpTexts, newsletterTexts as texts } from '#content/interface/admin/newsletter.ts'
import { actionTexts, labelTexts, listTexts } from '#content/interface/common.ts'
import { type ListedSubscriber, subscriberStatuses } from '#contracts/newsletter.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { toastFailure, toast } from '#ui/toast-store.ts'
import { choicesOf, ListFilter } from '../list/list-filter.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { type ListColumn, ListTable, RowTime } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { useListState } from '../list/use-list-state.ts'
import { SignUpBadge } from './sign-up-badge.tsx'
import { newsletterFields } from './bookings-state.ts'

export function NewsletterFilters() {
  const { state, set } = useListState(newsletterFields)
  return (
    <>
      <ListSearch
        label={texts.searchLabel}
        placeholder={texts.searchPlaceholder}
        value={state.search}
        onSearch={(search) => set({ search }, { replace: true })}
      />
      <ListFilter
        label={labelTexts.status}
        any={listTexts.any}
        value={state.status}
        choices={choicesOf(subscriberStatuses, subscriberStatusNames)}
        onChoose={(status) => set({ status })}
      />
    </>
  )
}

export function NewsletterView() {
  const { state, clear, isFiltered, isNarrowed } = useListState(newsletterFields)
  const list = useList(adminEndpoints.subscribers, state)
  return (
    <ListPanel
      list={list}
      what={texts.what}
      isFiltered={isFiltered}
      isSearch={state.search !== undefined}
      isNarrowed={isNarrowed}
      onClear={clear}
      rowClass="h-22 lg:h-15"
      empty={{
        icon: 'mail',
        title: texts.emptyTitle,
        text: texts.emptyText,
      }}
    >
      {(rows) => <ListTable caption={texts.caption} rows={rows} keyOf={({ id }) => id} columns={columns} />}
    </ListPanel>
  )
}

const columns: readonly ListColumn<ListedSubscriber>[] = [
  {
    id: 'email',
    label: labelTexts.email,
    place: 'title',
    cell: ({ email }) => <span className="text-small font-semibold wrap-anywhere">{email}</span>,
  },
  {
    id: 'received',
    label: texts.signedUp,
    place: 'line',
    cell: ({ createdAt }) => <RowTime iso={createdAt} />,
  },
  {
    id: 'left',
    label: texts.unsubscribed,
    place: 'line',
    cell: ({ unsubscribedAt }) =>
      unsubscribedAt ? <RowTime iso={unsubscribedAt} /> : <span className="text-ink-soft">–</span>,
  },
  {
    id: 'status',
    label: labelTexts.status,
    place: 'badge',
    cell: (signUp) => <SignUpBadge signUp={signUp} />,
  },
  {
    id: 'delete',
    label: actionTexts.delete,
    place: 'bare',
    cell: (row) => <DeleteSignUp signUp={row} />,
    align: 'right',
  },
]

function DeleteSignUp({ signUp: { id, email } }: { signUp: ListedSubscriber }) {
  const client = useQueryClient()
  const ask = useAsk()
  const deletion = useMutation({
    mutationFn: () => remove(adminEndpoints.deleteSubscriber, { params: { id } }),
    onSuccess: () =>
      toast({ title: deleteSignUpTexts.deletedTitle, description: deleteSignUpTexts.deletedText(email) }),
    onError: (error) => toastFailure(deleteSignUpTexts.failedTitle, error),
    onSettled: () =>
      Promise.all(
        [adminEndpoints.subscribers, adminEndpoints.submissions, adminEndpoints.stats].map((endpoint) =>
          client.invalidateQueries({ queryKey: keyOf<typeof endpoint>(endpoint) }),
        ),
      ),
  })
  return (
    <Button
      look="danger"
      size="small"
      aria-label={deleteSignUpTexts.buttonLabel(email)}
      aria-busy={deletion.isPending}
      onClick={async () => {
        if (await ask(deleteSignUpTexts.question(email))) deletion.mutate()
      }}
    >
      <Icon name="trash-2" />
      {actionTexts.delete}
    </Button>
  )
}
