import { type FormEvent, useState } from 'react'
import { forgetPrivateData } from '#browser/current-user.ts'
import { ApiError } from '#browser/api-error.ts'
import { useSession } from '#browser/use-session.ts'
import { sendJson } from '#api/send-json.ts'
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
    <NarrowPage title="Confirm your email address" lede="One click tells us that our emails reach you.">
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
      <p className="mb-4 text-small">
        Sign in to the account with this address first. You will come back here.
      </p>
      <ButtonLink href={`/auth?next=${encodeURIComponent(next)}`} look="cta" width="full" size="large">
        Sign in
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
      if (cause.status === 410) onEnd('over')
      else setError(cause.message)
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
        {isSending ? 'Confirming…' : 'Confirm the address'}
      </Button>
    </form>
  )
}

function Done() {
  return (
    <NarrowPage title="Your email address is confirmed" lede="There is nothing else to do.">
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href="/dashboard">Go to your dashboard</ButtonLink>
        <ButtonLink href="/account" look="outline">
          Your account
        </ButtonLink>
      </div>
    </NarrowPage>
  )
}

function LinkOver() {
  return (
    <NarrowPage
      title="This link no longer works"
      lede="A link works once, for 30 minutes, and only for the address that is on your account now. If you have used it before, your address is confirmed."
    >
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href="/account">Go to your account to send another link</ButtonLink>
      </div>
    </NarrowPage>
  )
}
