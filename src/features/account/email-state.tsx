import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sendJson } from '#api/send-json.ts'
import { emailStateTexts as texts } from '#content/interface/account/profile.ts'
import type { Account } from '#contracts/account.ts'
import { accountNotices } from '#content/interface/answers.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { accountQuery } from './queries.ts'
import { useChange } from './use-change.ts'

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
  const { problem, isSending, change } = useChange()
  async function sendAgain() {
    const isSent = await change(() => sendJson('POST', '/api/email-confirmation', {}))
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
          <Button look="outline" size="small" aria-busy={isSending} onClick={() => void sendAgain()}>
            {isSending ? texts.sending : texts.sendButton}
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
  const { problem, isSending, change } = useChange()
  async function cancel() {
    if (!(await change(() => sendJson('DELETE', '/api/email-confirmation')))) return
    cache.setQueryData(accountQuery.queryKey, { ...account, pendingEmail: null })
    toast({ title: texts.cancelledTitle, description: texts.cancelledText(account.email) })
  }
  return (
    <>
      <Button look="outline" size="small" aria-busy={isSending} onClick={() => void cancel()}>
        {texts.cancelButton}
      </Button>
      {problem ? <FormProblem message={problem} /> : null}
    </>
  )
}
