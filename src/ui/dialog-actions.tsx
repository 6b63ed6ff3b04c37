import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface DialogActionsProps {
  start?: ReactNode
  cancel: string
  onCancel: () => void
  /** Submits the form around it. */
  confirm: string
  isSending: boolean
}

/** The last row of a dialog's form: what else can be done at the start, then the way out, then the way on. */
export const DialogActions = ({ start, cancel, onCancel, confirm, isSending }: DialogActionsProps) => (
  <div className="flex flex-wrap items-center justify-end gap-2">
    {start ? <div className="mr-auto">{start}</div> : null}
    <Button look="outline" onClick={onCancel}>
      {cancel}
    </Button>
    <Button type="submit" aria-busy={isSending}>
      {confirm}
    </Button>
  </div>
)
