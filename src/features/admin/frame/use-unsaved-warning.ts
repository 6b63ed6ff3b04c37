import { useBlocker } from '@tanstack/react-router'
import { unsavedWarningTexts as texts } from '#content/interface/admin/frame.ts'

export function useUnsavedWarning(isUnsaved: () => boolean) {
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved() && current.pathname !== next.pathname && !confirm(texts.question),
    enableBeforeUnload: isUnsaved,
  })
}
