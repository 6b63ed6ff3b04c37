import { Button } from './button.tsx'
import { SubmitButton } from './form/form.tsx'

interface DialogActionsProps {
  cancel: string
  onCancel: () => void
  confirm: string
  busy: string
}

export const DialogActions = ({ cancel, onCancel, confirm, busy }: DialogActionsProps) => (
  <div className="flex flex-wrap items-center justify-end gap-2">
    <Button look="outline" onClick={onCancel}>
      {cancel}
    </Button>
    <SubmitButton busy={busy}>{confirm}</SubmitButton>
  </div>
)
