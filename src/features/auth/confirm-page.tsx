import { type FormEvent, useState } from 'react'
import { getJson } from '#api/get-json.ts'
import { forgetPrivateData } from '#browser/current-user.ts'
import { ApiError, castBody } from '#browser/api-error.ts'
import { useSession } from '#browser/use-session.ts'
import { sendJson } from '#api/send-json.ts'
import type { Account } from '#contracts/account.ts'
import { confirmPageTexts as texts } from '#content/interface/auth/confirm.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FormError } from './form-error.tsx'
import { NarrowPage } from './narrow-page.tsx'

export type ConfirmState = 'ask' | 'done' | 'over'

export function ConfirmPage({ state, token = '' }: { state: ConfirmState; token?: string | undefined }) {
  const [nextState, setNextState] = useState<ConfirmState>()
  const session = useSession()
  const current = nextState ?? state
  if (current === 'done') return <Done />
  if (current === 'over') return <LinkOver />
  return (
    <NarrowPage title={texts.title} lede={texts.lede}>
      {session.status === 'signed-out' ? (
        <SignInFirst token={token} />
      ) : (
        <ConfirmForm token={token} onEnd={setNextState} />
      )}
    </NarrowPage>
  )
}

function SignInFirst({ token }: { token: string }) {
  const next = `/auth/confirm?token=${token}`
  return (
    <div className="mt-7">
      <p className="mb-4 text-small">{texts.signInFirst}</p>
      <ButtonLink href={`/auth?next=${encodeURIComponent(next)}`} look="cta" width="full" size="large">
        {texts.signInLink}
      </ButtonLink>
    </div>
  )
}

function ConfirmForm({ token, onEnd }: { token: string; onEnd: (state: ConfirmState) => void }) {
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setError(undefined)
    try {
      await sendJson('POST', '/api/email-confirmation', { token })
      forgetPrivateData()
      onEnd('done')
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      if (cause.status !== 410) return setError(cause.message)
      forgetPrivateData()
      onEnd((await isConfirmed()) ? 'done' : 'over')
    } finally {
      setSending(false)
    }
  }

  return (
    <form
      method="post"
      action="/api/email-confirmation"
      onSubmit={(event) => void send(event)}
      className="mt-7"
    >
      {error ? <FormError message={error} /> : null}
      <input type="hidden" name="token" value={token} />
      <Button type="submit" look="cta" width="full" size="large" aria-busy={isSending}>
        {isSending ? texts.confirming : texts.confirmButton}
      </Button>
    </form>
  )
}

const isConfirmed = () =>
  getJson('/api/account', castBody<Account>).then(
    ({ isEmailConfirmed }) => isEmailConfirmed,
    () => false,
  )

function Done() {
  return (
    <NarrowPage title={texts.doneTitle} lede={texts.doneText}>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href="/dashboard">{texts.dashboardLink}</ButtonLink>
        <ButtonLink href="/account" look="outline">
          {texts.accountLink}
        </ButtonLink>
      </div>
    </NarrowPage>
  )
}

function LinkOver() {
  return (
    <NarrowPage title={texts.overTitle} lede={texts.overText}>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href="/account">{texts.overLink}</ButtonLink>
      </div>
    </NarrowPage>
  )
}
