import { useBlocker } from '@tanstack/react-router'

const question = 'You have unsaved changes. Leave without saving?'

export function useUnsavedWarning(isUnsaved: () => boolean) {
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      // A new query string on the same page keeps the form.
      isUnsaved() && current.pathname !== next.pathname && !confirm(question),
    enableBeforeUnload: isUnsaved,
  })
}
