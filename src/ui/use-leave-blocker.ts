import { type HistoryLocation, type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

interface LeaveBlocker {
  isUnsaved: () => boolean
  mayLeave: () => boolean
}

export function useLeaveBlocker({ isUnsaved, mayLeave }: LeaveBlocker) {
  const history: RouterHistory = useRouter().history
  const leftPath = useRef<string>(undefined)

  useEffect(() => {
    /** Not after the answer: the page that comes next may take time to load. */
    const isDue = () => {
      const { pathname } = history.location
      return (leftPath.current ?? pathname) === pathname && isUnsaved()
    }
    return history.block({
      enableBeforeUnload: isDue,
      blockerFn({ currentLocation, nextLocation, action }) {
        if (!isDue() || pageOf(currentLocation) === pageOf(nextLocation)) return false
        const isBlocked = !mayLeave()
        if (!isBlocked) leftPath.current = currentLocation.pathname
        else if (!/PUSH|REPLACE/.test(action)) repeatIgnoredPop(history)
        return isBlocked
      },
    })
  })
}

const pageOf = ({ pathname, search }: HistoryLocation) => pathname + search

/**
 * After a refused Back or Forward, the router returns to the entry of the page and ignores the next `popstate`, which
 * it takes for the end of that return. If the reader presses Back again first, it ignores that instead, and the address
 * and the page no longer agree. This repeats the event when it led elsewhere, in a task of its own, because the router
 * may hear the event later than this listener.
 */
function repeatIgnoredPop(history: RouterHistory): void {
  const repeat = () => {
    if (window.history.state?.__TSR_key !== history.location.state.__TSR_key)
      dispatchEvent(new Event('popstate'))
  }
  addEventListener('popstate', () => setTimeout(repeat), { once: true })
}
