import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { userAccessTexts as texts } from '#content/interface/admin/user.ts'
import { jsonQuery } from '#api/json-query.ts'
import { type AdminUserDetail, adminUserDetailSchema } from '#contracts/admin-users.ts'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { useMutateOnce } from '#ui/use-mutate-once.ts'
import { usersPath } from './paths.ts'
import { useUserChange } from './use-user-change.ts'

export function UserAccess({ user }: { user: AdminUserDetail }) {
  const change = useUserChange(user)
  const changeOnce = useMutateOnce(change)
  const client = useQueryClient()
  const { id, hasSecondFactor, isDisabled, isInvited, isYou, name, sessions } = user
  const ask = useAsk()
  const disable = async () => {
    if (await ask(texts.disableQuestion(isYou ? undefined : name)))
      void changeOnce({ method: 'PATCH', body: { isDisabled: true }, toastTitle: texts.disabledTitle })
  }
  const endSessions = async () => {
    const isConfirmed = await ask({
      async title() {
        const query = jsonQuery(`${usersPath}/${id}`, adminUserDetailSchema)
        const { sessions } = await client.fetchQuery({ ...query, staleTime: 0 })
        return texts.endQuestion(sessions, isYou ? undefined : name)
      },
      text: texts.endText,
      confirmLabel: texts.endButton,
    })
    if (isConfirmed) void changeOnce({ method: 'DELETE', subpath: '/sessions', toastTitle: texts.endedTitle })
  }
  const removeSecondFactor = async () => {
    if (await ask(texts.factorQuestion(name)))
      void changeOnce({ method: 'DELETE', subpath: '/second-factor', toastTitle: texts.factorRemovedTitle })
  }
  return (
    <ul className="grid gap-5">
      <Action text={isInvited ? texts.inviteText : texts.resetText}>
        <Button
          look="outline"
          disabled={isDisabled}
          aria-busy={change.isPending}
          onClick={() =>
            void changeOnce(
              isInvited
                ? { method: 'POST', subpath: '/invitation', toastTitle: texts.inviteSentTitle }
                : { method: 'POST', subpath: '/reset-link', toastTitle: texts.resetSentTitle },
            )
          }
        >
          {isInvited ? texts.inviteButton : texts.resetButton}
        </Button>
      </Action>
      <Action text={texts.endText}>
        <Button
          look="outline"
          disabled={sessions === 0}
          aria-busy={change.isPending}
          onClick={() => void endSessions()}
        >
          {texts.endButton}
        </Button>
      </Action>
      {isYou ? null : (
        <Action text={hasSecondFactor ? texts.factorText : texts.factorMissingText}>
          <Button
            look="danger"
            disabled={!hasSecondFactor}
            aria-busy={change.isPending}
            onClick={() => void removeSecondFactor()}
          >
            {texts.factorButton}
          </Button>
        </Action>
      )}
      {isDisabled ? (
        <Action text={texts.enableText}>
          <Button
            aria-busy={change.isPending}
            onClick={() =>
              void changeOnce({
                method: 'PATCH',
                body: { isDisabled: false },
                toastTitle: texts.enabledTitle,
              })
            }
          >
            {texts.enableButton}
          </Button>
        </Action>
      ) : (
        <Action text={texts.disableText}>
          <Button look="danger" aria-busy={change.isPending} onClick={() => void disable()}>
            {texts.disableButton}
          </Button>
        </Action>
      )}
    </ul>
  )
}

const Action = ({ text, children }: { text: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-3">
    <p className="min-w-0 grow basis-56 text-fine text-ink-soft">{text}</p>
    {children}
  </li>
)
