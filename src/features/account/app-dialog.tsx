import type { FormEvent } from 'react'
import * as z from 'zod/mini'
import { sendJson } from '#api/send-json.ts'
import { appDialogTexts as texts } from '#content/interface/account/second-factor.ts'
import { type NewAuthenticator, recoveryCodesSchema } from '#contracts/second-factor.ts'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { useChange } from './use-change.ts'

interface AppDialogProps {
  authenticator: NewAuthenticator
  onAdded: (recoveryCodes: string[]) => void
  onClose: () => void
}

export function AppDialog({ authenticator: { key, qr }, onAdded, onClose }: AppDialogProps) {
  const { problem, problemId, isSending, change } = useChange()

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const input = Object.fromEntries(new FormData(form))
    const isAdded = await change(async () => {
      const response = await sendJson('PATCH', '/api/account/authenticator', input)
      onAdded(z.parse(recoveryCodesSchema, response).recoveryCodes)
    })
    if (!isAdded) form.querySelector<HTMLInputElement>('[name=code]')?.focus()
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p className="mt-2 text-small text-ink-soft">{texts.scan}</p>
      {/* Scanners need dark modules on a light background, whatever the color scheme. */}
      <svg
        role="img"
        aria-label={texts.qrLabel}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="mx-auto mt-4 block w-60 max-w-full rounded-field bg-[#fff]"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="mt-4 text-fine font-semibold">{texts.keyLabel}</p>
      <p className="mt-1 font-mono text-small">{key.match(/.{1,4}/g)?.join(' ')}</p>
      <form onSubmit={(event) => void confirm(event)} aria-busy={isSending} className="mt-5 grid gap-5">
        {problem ? <FormProblem id={problemId} message={problem} /> : null}
        <Field
          label={texts.codeLabel}
          name="code"
          required
          autoComplete="one-time-code"
          inputMode="numeric"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
        />
        <DialogActions
          cancel={texts.cancelButton}
          onCancel={onClose}
          confirm={isSending ? texts.confirming : texts.confirmButton}
          isSending={isSending}
        />
      </form>
    </Dialog>
  )
}
