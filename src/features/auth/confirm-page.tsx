import { useState } from 'react'
import { call } from '#api/call.ts'
import { statusOf } from '#browser/api-error.ts'
import { forgetPrivateData, useSession } from '#browser/current-user.ts'
import { confirmPageTexts as texts } from '#content/interface/auth/confirm.ts'
import { pathOf } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Form, LargeFormMessage, SubmitButton } from '#ui/form/form.tsx'
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
  async function confirm() {
    try {
      await call(endpoints.confirmEmail, { body: { token } })
      forgetPrivateData()
      onEnd('done')
    } catch (error) {
      if (statusOf(error) !== 410) throw error
      forgetPrivateData()
      onEnd((await isConfirmed()) ? 'done' : 'over')
    }
  }

  return (
    <Form action={pathOf(endpoints.confirmEmail)} send={confirm} className="mt-7">
      <LargeFormMessage />
      <input type="hidden" name="token" value={token} />
      <SubmitButton look="cta" width="full" size="large" busy={texts.confirming}>
        {texts.confirmButton}
      </SubmitButton>
    </Form>
  )
}

const isConfirmed = () =>
  call(accountEndpoints.account).then(
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
