import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { userAccessTexts as texts } from '#content/interface/admin/user.ts'
import { call } from '#api/call.ts'
import { forgetPublicReads } from '#api/page-source.ts'
import { query } from '#api/query.ts'
import type { AdminUserDetail } from '#contracts/admin-users.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { useUserChange } from './use-user-change.ts'

export function UserAccess({ user }: { user: AdminUserDetail }) {
  const { change, isPending } = useUserChange(user)
  const client = useQueryClient()
  const { id, hasSecondFactor, isDisabled, isInvited, isYou, name, sessions } = user
  const params = { id }
  const ask = useAsk()
  const disable = async () => {
    if (await ask(texts.disableQuestion(isYou ? undefined : name)))
      void change(texts.disabledTitle, () => changeAccess(id, true))
  }
  const endSessions = async () => {
    const isConfirmed = await ask({
      async title() {
        const { sessions } = await client.fetchQuery({
          ...query(adminEndpoints.user, { params }),
          staleTime: 0,
        })
        return texts.endQuestion(sessions, isYou ? undefined : name)
      },
      text: texts.endText,
      confirmLabel: texts.endButton,
    })
    if (isConfirmed) void change(texts.endedTitle, () => call(adminEndpoints.endUserSessions, { params }))
  }
  const removeSecondFactor = async () => {
    if (await ask(texts.factorQuestion(name)))
      void change(texts.factorRemovedTitle, () => call(adminEndpoints.removeUserSecondFactor, { params }))
  }
  return (
    <ul className="grid gap-5">
      <Action text={isInvited ? texts.inviteText : texts.resetText}>
        <Button
          look="outline"
          disabled={isDisabled}
          aria-busy={isPending}
          onClick={() =>
            void (isInvited
              ? change(texts.inviteSentTitle, () => call(adminEndpoints.inviteUser, { params }))
              : change(texts.resetSentTitle, () => call(adminEndpoints.sendResetLink, { params })))
          }
        >
          {isInvited ? texts.inviteButton : texts.resetButton}
        </Button>
      </Action>
      <Action text={texts.endText}>
        <Button
          look="outline"
          disabled={sessions === 0}
          aria-busy={isPending}
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
            aria-busy={isPending}
            onClick={() => void removeSecondFactor()}
          >
            {texts.factorButton}
          </Button>
        </Action>
      )}
      {isDisabled ? (
        <Action text={texts.enableText}>
          <Button
            aria-busy={isPending}
            onClick={() => void change(texts.enabledTitle, () => changeAccess(id, false))}
          >
            {texts.enableButton}
          </Button>
        </Action>
      ) : (
        <Action text={texts.disableText}>
          <Button look="danger" aria-busy={isPending} onClick={() => void disable()}>
            {texts.disableButton}
          </Button>
        </Action>
      )}
    </ul>
  )
}

/** Whether booking pages offer times depends on the access of users. */
async function changeAccess(id: number, isDisabled: boolean) {
  await call(adminEndpoints.changeUser, { params: { id }, body: { isDisabled } })
  forgetPublicReads()
}

const Action = ({ text, children }: { text: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-3">
    <p className="min-w-0 grow basis-56 text-fine text-ink-soft">{text}</p>
    {children}
  </li>
)
