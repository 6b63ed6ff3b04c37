import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { keyOf } from '#api/query.ts'
import { redirectKindNames, redirectListTexts as texts } from '#content/interface/admin/redirects.ts'
import { actionTexts } from '#content/interface/common.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import type { Redirect } from '#contracts/redirects.ts'
import { useAsk } from '#ui/ask.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { toast, toastFailure } from '#ui/toast-store.ts'
import type { ListColumn } from '../list/list-table.tsx'

export const redirectColumns = (onEdit: (redirect: Redirect) => void): readonly ListColumn<Redirect>[] => [
  {
    id: 'path',
    label: texts.path,
    place: 'title',
    cell: ({ from, to }) => (
      <>
        <span className="block text-small font-semibold wrap-anywhere">{from}</span>
        <span className="block text-tiny text-ink-soft wrap-anywhere">{texts.leadsTo(to)}</span>
      </>
    ),
  },
  {
    id: 'hits',
    label: texts.hits,
    place: 'line',
    cell: ({ hits }) => <span className="tabular">{hits}</span>,
  },
  {
    id: 'since',
    label: texts.since,
    place: 'line',
    cell: ({ createdAt }) => <LocalTime iso={createdAt} />,
  },
  {
    id: 'kind',
    label: texts.kind,
    place: 'badge',
    cell: ({ status }) => (
      <Badge tone={status === 301 ? 'success' : 'info'}>{redirectKindNames[status]}</Badge>
    ),
  },
  {
    id: 'actions',
    label: texts.actions,
    place: 'bare',
    align: 'right',
    cell: (redirect) => <RedirectActions redirect={redirect} onEdit={onEdit} />,
  },
]

interface RedirectActionsProps {
  redirect: Redirect
  onEdit: (redirect: Redirect) => void
}

function RedirectActions({ redirect, onEdit }: RedirectActionsProps) {
  const client = useQueryClient()
  const ask = useAsk()
  const { id, from } = redirect
  const deletion = useMutation({
    mutationFn: () => call(adminEndpoints.deleteRedirect, { params: { id } }),
    onSuccess: () => toast({ title: texts.deletedTitle, description: from }),
    onError: (error) => toastFailure(texts.deleteFailedTitle, error),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(adminEndpoints.redirects) }),
  })
  return (
    <div className="flex flex-wrap gap-2 lg:justify-end">
      <Button look="outline" size="small" aria-label={texts.editLabel(from)} onClick={() => onEdit(redirect)}>
        {actionTexts.edit}
      </Button>
      <Button
        look="danger"
        size="small"
        aria-label={texts.deleteLabel(from)}
        aria-busy={deletion.isPending}
        onClick={async () => {
          if (!deletion.isPending && (await ask(texts.question(from)))) deletion.mutate()
        }}
      >
        {actionTexts.delete}
      </Button>
    </div>
  )
}
