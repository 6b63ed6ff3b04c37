import { type FormEvent, useState } from 'react'
import { stepUpWithPasskey } from '#api/passkeys.ts'
import { sendJson } from '#api/send-json.ts'
import { ApiError } from '#browser/api-error.ts'
import { answerStepUp } from '#browser/step-up.ts'
import { stepUpTexts as texts } from '#content/interface/step-up.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordField } from '#ui/password-field.tsx'

export default function StepUpDialog() {
  const [isByCode, setByCode] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function prove(send: () => Promise<unknown>): Promise<void> {
    if (isSending) return
    setSending(true)
    setProblem(undefined)
    try {
      await send()
      answerStepUp(true)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 401) return answerStepUp(false)
      setProblem(error.message)
      setSending(false)
    }
  }

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const proof = Object.fromEntries(new FormData(form))
    await prove(() => sendJson('POST', '/api/account/step-up', proof))
    form.querySelector('input')?.focus()
  }

  return (
    <Dialog title={texts.title} onClose={() => answerStepUp(false)}>
      <p className="mt-2 text-small text-ink-soft">{texts.text}</p>
      <form onSubmit={(event) => void confirm(event)} aria-busy={isSending} className="mt-5 grid gap-5">
        {problem ? (
          <p role="alert" className="text-small font-semibold text-danger">
            {problem}
          </p>
        ) : null}
        {isByCode ? (
          <Field
            key="code"
            label={texts.codeLabel}
            name="code"
            required
            autoComplete="one-time-code"
            hint={texts.codeHint}
            aria-invalid={problem ? true : undefined}
          />
        ) : (
          <PasswordField
            key="password"
            label={texts.passwordLabel}
            autoComplete="current-password"
            isInvalid={problem !== undefined}
          />
        )}
        <Button look="outline" width="full" onClick={() => void prove(stepUpWithPasskey)}>
          {texts.passkeyButton}
        </Button>
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            look="quiet"
            className="mr-auto"
            onClick={() => {
              setProblem(undefined)
              setByCode(!isByCode)
            }}
          >
            {isByCode ? texts.withPassword : texts.withCode}
          </Button>
          <Button look="outline" onClick={() => answerStepUp(false)}>
            {texts.cancelButton}
          </Button>
          <Button type="submit" aria-busy={isSending}>
            {isSending ? texts.confirming : texts.confirmButton}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
