import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'

/** A wide dialog fills the window of a phone. Its content has its own padding and scrolls in its own part. */
const looks = {
  normal: 'm-auto max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto rounded-card p-6',
  wide: 'm-auto h-[min(42.5rem,calc(100dvh-2rem))] max-h-none w-[min(65rem,calc(100vw-2rem))] max-w-none flex-col overflow-clip rounded-card open:flex max-sm:m-0 max-sm:h-dvh max-sm:w-screen max-sm:rounded-none',
}

interface DialogProps {
  title: string
  size?: keyof typeof looks
  onClose: () => void
  describedBy?: string
  isLightlyDismissed?: boolean
  isPrintedAlone?: boolean
  children: ReactNode
}

export function Dialog({
  title,
  size = 'normal',
  onClose,
  describedBy,
  isLightlyDismissed = false,
  isPrintedAlone = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const wasPressedOutside = useRef(false)
  const headingId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // A dialog that is removed while open would not give the focus back.
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: The browser closes a modal dialog on Escape.
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      aria-describedby={describedBy}
      data-card=""
      data-print-alone={isPrintedAlone || undefined}
      // The event comes late: if an effect ran twice, it belongs to a dialog that is open again.
      onClose={() => dialog.current?.open || onClose()}
      onPointerDown={(event) => {
        wasPressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        // The second click of a double click on the opener already lands beside the dialog.
        const isDismissal = wasPressedOutside.current && isOutside(event) && event.detail < 2
        if (isLightlyDismissed && isDismissal) dialog.current?.close()
      }}
      className={`border border-line bg-card text-ink shadow-overlay backdrop:bg-[#07142680] ${looks[size]}`}
    >
      <h2 id={headingId} className={`text-h3 wrap-anywhere ${size === 'wide' ? 'px-5 pt-4' : ''}`}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}

/** Clicks on the backdrop and on the dialog's own padding both have the dialog as their target. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}
