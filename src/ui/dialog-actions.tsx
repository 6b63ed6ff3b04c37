import { Button } from './button.tsx'

interface DialogActionsProps {
  cancel: string
  onCancel: () => void
  confirm: string
  isSending: boolean
}

export const DialogActions = ({ cancel, onCancel, confirm, isSending }: DialogActionsProps) => (
  <div className="flex flex-wrap items-center justify-end gap-2">
    <Button look="outline" onClick={onCancel}>
      {cancel}
    </Button>
    <Button type="submit" aria-busy={isSending}>
      {confirm}
    </Button>
  </div>
)
