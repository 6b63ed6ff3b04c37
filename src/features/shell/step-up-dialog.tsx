import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/call.ts'
import { stepUpWithPasskey } from '#api/passkeys.ts'
import { query } from '#api/query.ts'
import { statusOf } from '#browser/api-error.ts'
import { answerStepUp } from '#browser/step-up.ts'
import { stepUpTexts as texts } from '#content/interface/step-up.ts'
import type { BodyOf } from '#contracts/endpoint.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Field } from '#ui/field.tsx'
import { Form, FormMessage } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/form-state.ts'
import { PasswordField } from '#ui/password-field.tsx'

type Proof = BodyOf<typeof accountEndpoints.stepUp>

export default function StepUpDialog() {
  const factor = useQuery(query(accountEndpoints.secondFactor))
  const [isByCode, setByCode] = useState(false)
  if (factor.isLoading) return null

  const hasPasskey = Boolean(factor.data?.passkeys.length)
  const hasCode = hasPasskey || Boolean(factor.data?.authenticatorSince)

  return (
    <Dialog title={texts.title} onClose={() => answerStepUp(false)}>
      <p className="mt-2 text-small text-ink-soft">{texts.text}</p>
      <Form<Proof>
        send={(body) => prove(() => call(accountEndpoints.stepUp, { body }))}
        faultsOf={() => ['code', 'password']}
        className="mt-5 grid gap-5"
      >
        <FormMessage />
        {isByCode ? (
          <Field
            key="code"
            label={texts.codeLabel}
            name="code"
            required
            autoComplete="one-time-code"
            hint={texts.codeHint}
          />
        ) : (
          <PasswordField key="password" label={texts.passwordLabel} autoComplete="current-password" />
        )}
        {hasCode ? (
          <div className="grid gap-2">
            {hasPasskey ? <PasskeyButton /> : null}
            <SwitchButton isByCode={isByCode} onSwitch={setByCode} />
          </div>
        ) : null}
        <DialogActions
          cancel={texts.cancelButton}
          onCancel={() => answerStepUp(false)}
          confirm={texts.confirmButton}
          busy={texts.confirming}
        />
      </Form>
    </Dialog>
  )
}

async function prove(send: () => Promise<unknown>): Promise<void> {
  try {
    await send()
    answerStepUp(true)
  } catch (error) {
    if (statusOf(error) !== 401) throw error
    answerStepUp(false)
  }
}

function PasskeyButton() {
  const { run } = useForm()
  return (
    <Button look="outline" onClick={() => void run(() => prove(stepUpWithPasskey))}>
      {texts.passkeyButton}
    </Button>
  )
}

function SwitchButton({ isByCode, onSwitch }: { isByCode: boolean; onSwitch: (isByCode: boolean) => void }) {
  const { clear } = useForm()
  return (
    <Button
      look="outline"
      onClick={() => {
        clear()
        onSwitch(!isByCode)
      }}
    >
      {isByCode ? texts.withPassword : texts.withCode}
    </Button>
  )
}
