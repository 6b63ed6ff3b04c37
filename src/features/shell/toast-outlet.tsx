import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toastStore } from '#ui/toast-store.ts'
import { PlainToast } from './plain-toast.tsx'

export function ToastOutlet() {
  const hasToast = useSyncExternalStore(toastStore.subscribe, hasToasts, () => false)
  const [wantsFocus, setWantsFocus] = useState(false)
  const [Toaster, setToaster] = useState<ComponentType<{ takesFocus: boolean }>>()
  const isNeeded = hasToast || wantsFocus

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F8') setWantsFocus(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  useEffect(() => {
    if (!isNeeded) return
    import('#ui/toaster.tsx').then(
      (module) => setToaster(() => module.Toaster),
      () => setToaster(() => PlainToast),
    )
  }, [isNeeded])

  return Toaster ? <Toaster takesFocus={wantsFocus} /> : null
}

const hasToasts = () => toastStore.get().length > 0
