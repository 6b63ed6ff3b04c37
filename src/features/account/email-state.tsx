import { sendJson } from '#api/send-json.ts'
import { emailStateTexts as texts } from '#content/interface/account/profile.ts'
import type { Account } from '#contracts/account.ts'
import { accountNotices } from '#content/interface/answers.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { useChange } from './use-change.ts'

export function EmailState({ account: { email, isEmailConfirmed } }: { account: Account }) {
  const { problem, isSending, change } = useChange()
  if (isEmailConfirmed) {
    return (
      <Card size="tight" className="flex gap-2.5 text-small">
        <Icon name="circle-check" size="medium" className="mt-0.5 text-success" />
        <p className="min-w-0">{texts.confirmed(email)}</p>
      </Card>
    )
  }
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
            <b className="font-semibold">{texts.unconfirmed(email)}</b> {texts.text}
          </span>
        </p>
        <Button look="outline" size="small" aria-busy={isSending} onClick={() => void sendAgain()}>
          {isSending ? texts.sending : texts.sendButton}
        </Button>
      </div>
      {problem ? <FormProblem message={problem} /> : null}
    </Card>
  )
}
