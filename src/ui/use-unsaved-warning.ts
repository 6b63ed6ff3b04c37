import { unsavedWarningTexts as texts } from '#content/interface/admin/frame.ts'
import { useLeaveBlocker } from './use-leave-blocker.ts'

export function useUnsavedWarning(isUnsaved: () => boolean, onLeave?: () => void) {
  useLeaveBlocker({
    isUnsaved,
    mayLeave() {
      if (!mayLeavePage()) return false
      onLeave?.()
      return true
    },
  })
}

let hasConfirmed = false

export async function leaveUnasked(leave: () => Promise<void>) {
  hasConfirmed = true
  try {
    await leave()
  } finally {
    hasConfirmed = false
  }
}

/** The router asks every form of the page in one task, and ends with the first that refuses. */
function mayLeavePage(): boolean {
  if (!hasConfirmed) {
    hasConfirmed = confirm(texts.question)
    setTimeout(() => {
      hasConfirmed = false
    })
  }
  return hasConfirmed
}
