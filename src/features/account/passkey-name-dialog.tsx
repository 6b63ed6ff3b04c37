import { passkeyNameTexts as texts } from '#content/interface/account/second-factor.ts'
import { passkeyRules } from '#contracts/passkeys.ts'
import type { Passkey } from '#contracts/second-factor.ts'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Field } from '#ui/field.tsx'
import { Form, FormMessage } from '#ui/form/form.tsx'

interface PasskeyNameDialogProps {
  passkey?: Passkey
  onSubmit: (name: string) => Promise<void>
  onClose: () => void
}

export function PasskeyNameDialog({ passkey, onSubmit, onClose }: PasskeyNameDialogProps) {
  return (
    <Dialog title={passkey ? texts.renameTitle : texts.addTitle} onClose={onClose}>
      <p className="mt-2 text-small text-ink-soft">{passkey ? texts.renameText : texts.addText}</p>
      <Form<{ name: string }> send={({ name }) => onSubmit(name)} className="mt-5 grid gap-5">
        <FormMessage />
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
          confirm={passkey ? texts.renameButton : texts.addButton}
          busy={texts.sending}
        />
      </Form>
    </Dialog>
  )
}
