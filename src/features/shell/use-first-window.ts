import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { afterNextFrame, setArriving } from '#ui/below-first-window.tsx'

/**
 * Paints the first window of a new page before the rest of it is rendered (`BelowFirstWindow`) and laid out
 * (`data-arriving`); see docs/decisions/041-the-first-window-first.md.
 */
export function useFirstWindow() {
  const router = useRouter()
  useEffect(() => {
    let isNew = false
    const { dataset } = document.documentElement
    const stopListening = router.history.subscribe(({ action, location }) => {
      isNew = action.type === 'PUSH' && !location.hash
      setArriving(isNew)
      // Whoever goes back before that frame is painted returns to a page that is as high as it was.
      if (!isNew) delete dataset.arriving
    })
    const stopShowing = router.subscribe('onRendered', ({ pathChanged }) => {
      if (!isNew || !pathChanged) return setArriving(false)
      dataset.arriving = ''
      afterNextFrame(() => {
        setArriving(false)
        delete dataset.arriving
      })
    })
    return () => {
      stopListening()
      stopShowing()
    }
  }, [router])
}
