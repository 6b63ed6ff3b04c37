import { useEffect, useSyncExternalStore } from 'react'
import { dismissToast, toastDurationMs, toastStore } from '#ui/toast-store.ts'

export function PlainToast() {
  const toast = useSyncExternalStore(toastStore.subscribe, newest, () => undefined)
  const openId = toast?.isOpen ? toast.id : undefined
  useEffect(() => {
    if (openId === undefined) return
    const timer = setTimeout(dismissToast, toastDurationMs, openId)
    return () => clearTimeout(timer)
  }, [openId])

  return (
    <div role="alert" className="toast-viewport">
      {toast?.isOpen ? (
        <p className="toast">
          <b>{toast.title}</b> {toast.description}
        </p>
      ) : null}
    </div>
  )
}

const newest = () => toastStore.get()[0]
