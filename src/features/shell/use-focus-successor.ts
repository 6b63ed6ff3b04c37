import { useEffect } from 'react'
import { type FocusPlace, focusSuccessor, placesOf } from './focus-successor.ts'

/**
 * Keeps focus on the page when the focused element is removed or disabled. Otherwise the next Tab would start at the
 * top of the document.
 */
export function useFocusSuccessor() {
  useEffect(() => {
    let holder: { element: HTMLElement; places: FocusPlace[]; wherePublished: boolean } | undefined
    let isDue = false

    function remember({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement)) return
      holder = { element: target, places: placesOf(target), wherePublished: target.matches(':focus-visible') }
    }
    function forget() {
      // Some browsers fire focusout on a removed element while it is still in the document.
      queueMicrotask(() => {
        if (
          holder &&
          document.hasFocus() &&
          document.activeElement === document.body &&
          isUsable(holder.element)
        )
          holder = undefined
      })
    }
    function settle() {
      isDue = false
      if (!holder || isUsable(holder.element)) return
      const { element, places, wherePublished } = holder
      const active = document.activeElement
      if (active && active !== document.body && active !== element) return
      holder = undefined
      const target = focusSuccessor(places)
      if (!target) return
      if (target.tabIndex < 0) target.tabIndex = -1
      target.focus({ preventScroll: !wherePublished })
    }
    // Components may move focus themselves in an effect, which runs before the next frame ends.
    const observer = new MutationObserver(() => {
      if (isDue || !holder || isUsable(holder.element)) return
      isDue = true
      requestAnimationFrame(() => setTimeout(settle))
    })
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled'],
    })
    addEventListener('focusin', remember)
    addEventListener('focusout', forget)
    return () => {
      observer.disconnect()
      removeEventListener('focusin', remember)
      removeEventListener('focusout', forget)
    }
  }, [])
}

const isUsable = (element: HTMLElement) => element.isConnected && !element.matches(':disabled')
