import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '#api/call.ts'
import { emailStateTexts as texts } from '#content/interface/account/profile.ts'
import type { Account } from '#contracts/account.ts'
import { accountNotices } from '#content/interface/answers.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useAction } from '#ui/form/use-action.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'
import { accountQuery } from './queries.ts'

export function EmailState({ account }: { account: Account }) {
  const { email, isEmailConfirmed, pendingEmail } = account
  if (!isEmailConfirmed) return <Waiting title={texts.unconfirmed(email)} text={texts.text} />
  return (
    <>
      <Card size="tight" className="flex gap-2.5 text-small">
        <Icon name="circle-check" size="medium" className="mt-0.5 text-success" />
        <p className="min-w-0">{texts.confirmed(email)}</p>
      </Card>
      {pendingEmail === null ? null : (
        <Waiting title={texts.waiting(pendingEmail)} text={texts.waitingText(email)}>
          <CancelButton account={account} />
        </Waiting>
      )}
    </>
  )
}

interface WaitingProps {
  title: string
  text: string
  children?: ReactNode
}

function Waiting({ title, text, children }: WaitingProps) {
  const { problem, isPending, run } = useAction()
  async function sendAgain() {
    const isSent = await run(() => call(endpoints.confirmEmail, { body: {} }))
    if (isSent) toast({ title: texts.sentTitle, description: accountNotices.confirmationSent })
  }
  return (
    <Card size="tight" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="flex min-w-0 grow basis-60 gap-2.5 text-small">
          <Icon name="mail" size="medium" className="mt-0.5 text-warning" />
          <span className="min-w-0">
            <b className="font-semibold">{title}</b> {text}
          </span>
        </p>
        <div className="print-hidden flex flex-wrap gap-2">
          <Button look="outline" size="small" aria-busy={isPending} onClick={() => void sendAgain()}>
            {isPending ? texts.sending : texts.sendButton}
          </Button>
          {children}
        </div>
      </div>
      {problem ? <FormProblem message={problem} /> : null}
    </Card>
  )
}

function CancelButton({ account }: { account: Account }) {
  const cache = useQueryClient()
  const { problem, isPending, run } = useAction()
  async function cancel() {
    if (!(await run(() => call(accountEndpoints.cancelEmailChange)))) return
    cache.setQueryData(accountQuery.queryKey, { ...account, pendingEmail: null })
    toast({ title: texts.cancelledTitle, description: texts.cancelledText(account.email) })
  }
  return (
    <>
      <Button look="outline" size="small" aria-busy={isPending} onClick={() => void cancel()}>
        {texts.cancelButton}
      </Button>
      {problem ? <FormProblem message={problem} /> : null}
    </>
  )
}
