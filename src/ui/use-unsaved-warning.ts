import { useBlocker } from '@tanstack/react-router'
import { unsavedWarningTexts as texts } from '#content/interface/admin/frame.ts'

/** @param onLeave called when somebody leaves the page without saving */
export function useUnsavedWarning(isUnsaved: () => boolean, onLeave?: () => void) {
  useBlocker({
    shouldBlockFn({ current, next }) {
      if (!isUnsaved() || current.pathname === next.pathname) return false
      if (!confirm(texts.question)) return true
      onLeave?.()
      return false
    },
    enableBeforeUnload: isUnsaved,
  })
}
