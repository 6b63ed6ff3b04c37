import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a move inside the app focus goes to the new page's heading, as it would go to the top of a loaded page.
 * The first load, a change of query and a jump to an anchor leave it where it is.
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
