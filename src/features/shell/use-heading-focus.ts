import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

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
