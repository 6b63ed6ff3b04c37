import { useBlocker } from '@tanstack/react-router'
import { unsavedWarningTexts as texts } from '#content/interface/admin/frame.ts'

/** Asks before somebody leaves the page without saving: once, however many forms of it are unsaved. */
export function useUnsavedWarning(isUnsaved: () => boolean, onLeave?: () => void) {
  useBlocker({
    shouldBlockFn({ current, next }) {
      if (!isUnsaved() || current.pathname === next.pathname) return false
      if (!mayLeave()) return true
      onLeave?.()
      return false
    },
    enableBeforeUnload: isUnsaved,
  })
}

let hasConfirmed = false

/** Leaves the page of a record that somebody has just deleted: there is nothing left to save in it. */
export async function leaveUnasked(leave: () => Promise<void>) {
  hasConfirmed = true
  try {
    await leave()
  } finally {
    hasConfirmed = false
  }
}

/** The router asks every form of the page in one task, and ends with the first that refuses. */
function mayLeave(): boolean {
  if (!hasConfirmed) {
    hasConfirmed = confirm(texts.question)
    setTimeout(() => {
      hasConfirmed = false
    })
  }
  return hasConfirmed
}
