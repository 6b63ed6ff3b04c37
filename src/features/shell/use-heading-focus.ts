import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Moves focus to the new page's heading after navigation, as a full load would move it to the top. A changed query and
 * a jump to an anchor leave focus alone.
 */
export function useHeadingFocus() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
        if (!pathChanged || toLocation.hash) return
        const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
        if (!target) return
        target.tabIndex = -1
        target.focus({ preventScroll: true })
      }),
    [router],
  )
}
