import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { stepUpWithPasskey } from '#api/passkeys.ts'
import { secondFactorQuery } from '#api/second-factor-query.ts'
import { sendJson } from '#api/send-json.ts'
import { ApiError } from '#browser/api-error.ts'
import { answerStepUp } from '#browser/step-up.ts'
import { stepUpTexts as texts } from '#content/interface/step-up.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { PasswordField } from '#ui/password-field.tsx'

export default function StepUpDialog() {
  const factor = useQuery(secondFactorQuery)
  const problemId = useId()
  const [isByCode, setByCode] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  if (factor.isLoading) return null

  const hasPasskey = Boolean(factor.data?.passkeys.length)
  const hasCode = hasPasskey || Boolean(factor.data?.authenticatorSince)
  const refusal = { isInvalid: problem !== undefined, 'aria-describedby': problem ? problemId : undefined }

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
        {problem ? <FormProblem id={problemId} message={problem} /> : null}
        {isByCode ? (
          <Field
            key="code"
            label={texts.codeLabel}
            name="code"
            required
            autoComplete="one-time-code"
            hint={texts.codeHint}
            aria-invalid={refusal.isInvalid || undefined}
            aria-describedby={refusal['aria-describedby']}
          />
        ) : (
          <PasswordField
            key="password"
            label={texts.passwordLabel}
            autoComplete="current-password"
            {...refusal}
          />
        )}
        {hasCode ? (
          <div className="grid gap-2">
            {hasPasskey ? (
              <Button look="outline" onClick={() => void prove(stepUpWithPasskey)}>
                {texts.passkeyButton}
              </Button>
            ) : null}
            <Button
              look="outline"
              onClick={() => {
                setProblem(undefined)
                setByCode(!isByCode)
              }}
            >
              {isByCode ? texts.withPassword : texts.withCode}
            </Button>
          </div>
        ) : null}
        <DialogActions
          cancel={texts.cancelButton}
          onCancel={() => answerStepUp(false)}
          confirm={isSending ? texts.confirming : texts.confirmButton}
          isSending={isSending}
        />
      </form>
    </Dialog>
  )
}
