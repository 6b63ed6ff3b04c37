import { type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  title: string
  /** Also called for Escape. */
  onClose: () => void
  /** Printed without the page behind it. */
  isPrintedAlone?: boolean
  children: ReactNode
}

/** A modal dialog that is open as long as it is rendered. */
export function Dialog({ title, onClose, isPrintedAlone = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      data-print-alone={isPrintedAlone || undefined}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-card p-6 text-ink shadow-overlay backdrop:bg-[#07142680]"
    >
      <h2 id={headingId} className="text-h3">
        {title}
      </h2>
      {children}
    </dialog>
  )
}
