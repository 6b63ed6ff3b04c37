import { useBlocker } from '@tanstack/react-router'

const question = 'You have unsaved changes. Leave and lose them?'

/** Asks before a page with unsaved writing is left, by a link, Back, a reload or closing the tab. */
export function useUnsaved(isUnsaved: () => boolean) {
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      // Another search of the same page keeps what is written.
      isUnsaved() && current.pathname !== next.pathname && !confirm(question),
    enableBeforeUnload: isUnsaved,
  })
}
