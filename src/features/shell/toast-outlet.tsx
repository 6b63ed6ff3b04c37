import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toastStore } from '#ui/toast-store.ts'
import { PlainToast } from './plain-toast.tsx'

/** Where toasts appear. What draws them is loaded with the first toast, or with the first F8, which leads there. */
export function ToastOutlet() {
  const hasToast = useSyncExternalStore(toastStore.subscribe, isAnyThere, () => false)
  const [isCalled, setCalled] = useState(false)
  const [Toaster, setToaster] = useState<ComponentType<{ takesFocus: boolean }>>()
  const isNeeded = hasToast || isCalled

  useEffect(() => {
    const hearF8 = (event: KeyboardEvent) => {
      if (event.key === 'F8') setCalled(true)
    }
    addEventListener('keydown', hearF8)
    return () => removeEventListener('keydown', hearF8)
  }, [])

  useEffect(() => {
    if (!isNeeded) return
    import('#ui/toaster.tsx').then(
      (loaded) => setToaster(() => loaded.Toaster),
      // Offline, say. The message is what matters, and it may be about just that.
      () => setToaster(() => PlainToast),
    )
  }, [isNeeded])

  return Toaster ? <Toaster takesFocus={isCalled} /> : null
}

const isAnyThere = () => toastStore.get().length > 0
