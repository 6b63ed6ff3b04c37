import type { FormEvent } from 'react'
import { passkeyNameTexts as texts } from '#content/interface/account/second-factor.ts'
import { passkeyRules } from '#contracts/passkeys.ts'
import type { Passkey } from '#contracts/second-factor.ts'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { useChange } from './use-change.ts'

interface PasskeyNameDialogProps {
  passkey?: Passkey
  onSubmit: (name: string) => Promise<void>
  onClose: () => void
}

export function PasskeyNameDialog({ passkey, onSubmit, onClose }: PasskeyNameDialogProps) {
  const { problem, problemId, isSending, change } = useChange()

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    await change(() => onSubmit(typeof name === 'string' ? name : ''))
  }

  return (
    <Dialog title={passkey ? texts.renameTitle : texts.addTitle} onClose={onClose}>
      <p className="mt-2 text-small text-ink-soft">{passkey ? texts.renameText : texts.addText}</p>
      <form onSubmit={(event) => void save(event)} aria-busy={isSending} className="mt-5 grid gap-5">
        {problem ? <FormProblem id={problemId} message={problem} /> : null}
        <Field
          label={texts.nameLabel}
          name="name"
          required
          maxLength={passkeyRules.nameCharsMax}
          defaultValue={passkey?.name ?? texts.defaultName}
        />
        <DialogActions
          cancel={texts.cancelButton}
          onCancel={onClose}
          confirm={isSending ? texts.sending : passkey ? texts.renameButton : texts.addButton}
          isSending={isSending}
        />
      </form>
    </Dialog>
  )
}
