import * as RadixToast from '@radix-ui/react-toast'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { closeToastButton } from '#content/interface/controls.ts'
import { cn } from './cn.ts'
import { Icon } from './icon.tsx'
import { dismissToast, type Toast, toastDurationMs, toastStore } from './toast-store.ts'

const swipeThresholdPx = 50
const noToasts: readonly Toast[] = []

export function Toaster({ takesFocus }: { takesFocus: boolean }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => noToasts)
  const viewport = useRef<HTMLOListElement>(null)
  const isFirstFocusDue = useRef(takesFocus)
  const focusBefore = useRef<Element | null>(null)

  useEffect(() => {
    if (isFirstFocusDue.current) viewport.current?.focus()
    isFirstFocusDue.current = false
  }, [])

  // Radix leaves it in the empty list at the end of the document.
  function returnFocus() {
    const { current: element } = focusBefore
    if (document.activeElement === viewport.current && element instanceof HTMLElement) element.focus()
  }

  return (
    // A toast that is closed under the pointer leaves Radix's provider paused, and the next toast would stay
    // forever, so each toast gets its own provider.
    <RadixToast.Provider
      key={toasts[0]?.id ?? 0}
      duration={toastDurationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={returnFocus} />
      ))}
      <RadixToast.Viewport
        ref={viewport}
        className="toast-viewport print-hidden"
        onFocus={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) focusBefore.current = relatedTarget
        }}
      />
    </RadixToast.Provider>
  )
}

interface ToastCardProps {
  toast: Toast
  onClose: () => void
}

function ToastCard({ toast: { id, isOpen, title, description, variant }, onClose }: ToastCardProps) {
  const [isPaused, setPaused] = useState(false)
  const isFailure = variant === 'destructive'
  return (
    <RadixToast.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (open) return
        dismissToast(id)
        onClose()
      }}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
      className="toast"
      data-card=""
    >
      <span
        className={cn(
          'grid size-9 shrink-0 place-items-center rounded-button',
          isFailure ? 'bg-danger-bg text-danger' : 'bg-success-bg text-success',
        )}
      >
        <Icon name={isFailure ? 'triangle-alert' : 'check'} size="medium" />
      </span>
      <div className="min-w-0 flex-1">
        <RadixToast.Title className="text-small font-semibold">{title}</RadixToast.Title>
        {description ? (
          <RadixToast.Description className="text-fine text-ink-soft">{description}</RadixToast.Description>
        ) : null}
      </div>
      <RadixToast.Close
        aria-label={closeToastButton}
        className="-mr-1 grid size-8 shrink-0 place-items-center rounded-chip text-ink-soft hover:bg-tint hover:text-ink contrast:border-0"
      >
        <Icon name="x" />
      </RadixToast.Close>
      <span
        aria-hidden="true"
        className={cn('toast-bar', isFailure ? 'bg-danger' : 'bg-primary', isPaused && 'is-paused')}
      />
    </RadixToast.Root>
  )
}
