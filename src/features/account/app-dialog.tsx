import { call } from '#api/call.ts'
import { appDialogTexts as texts } from '#content/interface/account/second-factor.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import type { NewAuthenticator } from '#contracts/second-factor.ts'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Field } from '#ui/field.tsx'
import { Form, FormMessage } from '#ui/form/form.tsx'

interface AppDialogProps {
  authenticator: NewAuthenticator
  onAdded: (recoveryCodes: string[]) => void
  onClose: () => void
}

export function AppDialog({ authenticator: { key, qr }, onAdded, onClose }: AppDialogProps) {
  async function confirm(body: { code: string }) {
    const { recoveryCodes } = await call(accountEndpoints.confirmAuthenticator, { body })
    onAdded(recoveryCodes)
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
      <Form send={confirm} faultsOf={() => ['code']} className="mt-5 grid gap-5">
        <FormMessage />
        <Field
          label={texts.codeLabel}
          name="code"
          required
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <DialogActions
          cancel={texts.cancelButton}
          onCancel={onClose}
          confirm={texts.confirmButton}
          busy={texts.confirming}
        />
      </Form>
    </Dialog>
  )
}
