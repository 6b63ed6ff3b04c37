import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toastStore } from '#ui/toast-store.ts'
import { PlainToast } from './plain-toast.tsx'

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
      // Probably offline; the message matters more than its styling.
      () => setToaster(() => PlainToast),
    )
  }, [isNeeded])

  return Toaster ? <Toaster takesFocus={isCalled} /> : null
}

const isAnyThere = () => toastStore.get().length > 0
