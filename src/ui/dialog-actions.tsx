import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface DialogActionsProps {
  start?: ReactNode
  cancel: string
  onCancel: () => void
  confirm: string
  isSending: boolean
}

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
