import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Paints the first window of a new page before the rest of it is laid out, which takes most of the time of a long page
 * (`data-arriving` in src/ui/styles.css). A page that somebody returns to, or whose address names a part of it, is laid
 * out whole, because the window opens further down.
 */
export function useFirstWindow() {
  const router = useRouter()
  useEffect(() => {
    let isNew = false
    const { dataset } = document.documentElement
    const stopListening = router.history.subscribe(({ action }) => {
      isNew = action.type === 'PUSH'
    })
    const stopShowing = router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
      if (!isNew || !pathChanged || toLocation.hash) return
      dataset.arriving = ''
      requestAnimationFrame(() => setTimeout(() => delete dataset.arriving))
    })
    return () => {
      stopListening()
      stopShowing()
    }
  }, [router])
}
