import { type ComponentProps, type ReactNode, useState } from 'react'
import { actionTexts } from '#content/interface/common.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Look = NonNullable<ComponentProps<typeof Button>['look']>

interface AskDialogProps {
  open: string
  openLabel?: string
  openLook: Look
  title: string
  text: ReactNode
  children?: ReactNode
  cancel?: string
  confirm: string
  confirmLook?: Look
  onConfirm: () => void
}

export function AskDialog(props: AskDialogProps) {
  const { open, openLabel, openLook, title, text, onConfirm } = props
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look={openLook} aria-label={openLabel} onClick={() => setOpen(true)}>
        {open}
      </Button>
      {isOpen ? (
        <Dialog title={title} onClose={close}>
          <p className="mt-2 text-small text-ink-soft">{text}</p>
          {props.children}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button look="outline" onClick={close}>
              {props.cancel ?? actionTexts.cancel}
            </Button>
            <Button
              look={props.confirmLook ?? 'danger'}
              onClick={() => {
                close()
                onConfirm()
              }}
            >
              {props.confirm}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
