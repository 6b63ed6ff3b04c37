import { type ReactNode, useId, useRef } from 'react'
import { askDialogTexts as texts } from '#content/interface/account/sessions.ts'
import { Button } from '#ui/button.tsx'

interface AskDialogProps {
  open: string
  openLabel?: string
  look: 'outline' | 'danger'
  title: string
  text: ReactNode
  confirm: string
  onConfirm: () => void
}

export function AskDialog({ open, openLabel, look, title, text, confirm, onConfirm }: AskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  return (
    <>
      <Button look={look} aria-label={openLabel} onClick={() => dialog.current?.showModal()}>
        {open}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={headingId}
        className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-6 text-ink shadow-overlay backdrop:bg-[#07142680]"
      >
        <h2 id={headingId} className="text-h3">
          {title}
        </h2>
        <p className="mt-2 text-small text-ink-soft">{text}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button look="outline" onClick={() => dialog.current?.close()}>
            {texts.cancelButton}
          </Button>
          <Button
            look="danger"
            onClick={() => {
              dialog.current?.close()
              onConfirm()
            }}
          >
            {confirm}
          </Button>
        </div>
      </dialog>
    </>
  )
}
