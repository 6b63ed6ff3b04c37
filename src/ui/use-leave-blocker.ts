import { type HistoryLocation, type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { unsavedWarningTexts as texts } from '#content/interface/admin/frame.ts'
import { type Question, useAsk } from './ask.ts'

interface LeaveBlocker {
  isUnsaved: () => boolean
  question: Question
  onLeave?: (() => void) | undefined
  /** What is unsaved survives a change of the search, such as of a filter. */
  isKeptBySearch?: boolean
}

/** Shared by all forms of a page, which are left together and with one question. */
let isLeaving = false
let pendingAnswer: Promise<boolean> | undefined

/** Asks before a page with unsaved text is left. The browser asks in its own words when the tab is closed. */
export function useLeaveBlocker({ isUnsaved, question, onLeave, isKeptBySearch = false }: LeaveBlocker) {
  const history: RouterHistory = useRouter().history
  const leftPath = useRef<string>(undefined)
  const ask = useAsk()

  useEffect(() => {
    /** Not after the answer: the page that comes next may take time to load. */
    const isDue = () => {
      const { pathname } = history.location
      return (leftPath.current ?? pathname) === pathname && isUnsaved()
    }
    const mayLeave = () => {
      pendingAnswer ??= ask(question).finally(() => {
        pendingAnswer = undefined
      })
      return pendingAnswer
    }
    return history.block({
      enableBeforeUnload: isDue,
      async blockerFn({ currentLocation, nextLocation, action }) {
        const isStaying = isKeptBySearch
          ? currentLocation.pathname === nextLocation.pathname
          : pageOf(currentLocation) === pageOf(nextLocation)
        if (isStaying || !isDue()) return false
        if (!isLeaving) {
          if (!/PUSH|REPLACE/.test(action)) {
            const steps = nextLocation.state.__TSR_index - currentLocation.state.__TSR_index
            void askAfterReturn(history, async () => {
              if (!pendingAnswer && (await mayLeave())) await leaveUnasked(() => go(steps))
            })
            return true
          }
          if (!(await mayLeave())) return true
          void leaveUnasked(nextTask)
        }
        leftPath.current = currentLocation.pathname
        onLeave?.()
        return false
      },
    })
  })
}

export async function leaveUnasked(leave: () => Promise<void>) {
  isLeaving = true
  try {
    await leave()
  } finally {
    isLeaving = false
  }
}

const pageOf = ({ pathname, search }: HistoryLocation) => pathname + search

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

function go(steps: number): Promise<void> {
  const handled = new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(nextTask()), { once: true })
  })
  window.history.go(steps)
  return handled
}

/**
 * Back and Forward change the address before the router asks. It returns to the entry of the page at once, so that the
 * address and the page agree while the question is open, and ignores the next `popstate`, which it takes for the end of
 * that return. If the reader presses Back again first, it ignores that instead. This repeats the event when it led
 * elsewhere, in a task of its own, because the router may hear the event later than this listener.
 */
function askAfterReturn(history: RouterHistory, askToLeave: () => Promise<void>): void {
  const check = () => {
    if (window.history.state?.__TSR_key === history.location.state.__TSR_key) return askToLeave()
    return dispatchEvent(new Event('popstate'))
  }
  addEventListener('popstate', () => setTimeout(check), { once: true })
}

export function useUnsavedWarning(isUnsaved: () => boolean, onLeave?: () => void) {
  useLeaveBlocker({ isUnsaved, question: texts.question, onLeave })
}
