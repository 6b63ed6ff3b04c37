import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface DialogProps {
  title: string
  onClose: () => void
  isPrintedAlone?: boolean
  children: ReactNode
}

export function Dialog({ title, onClose, isPrintedAlone = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // A dialog that is removed while open would not give the focus back.
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      data-card=""
      data-print-alone={isPrintedAlone || undefined}
      // The event comes late: if an effect ran twice, it belongs to a dialog that is open again.
      onClose={() => dialog.current?.open || onClose()}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-card p-6 text-ink shadow-overlay backdrop:bg-[#07142680]"
    >
      <h2 id={headingId} className="text-h3">
        {title}
      </h2>
      {children}
    </dialog>
  )
}
