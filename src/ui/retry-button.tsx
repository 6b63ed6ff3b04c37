import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { retryButton, retrying } from '#content/interface/shell.ts'
import { Button } from './button.tsx'

interface RetryButtonProps {
  onRetry: () => Promise<unknown>
  size?: 'small' | 'normal'
  look?: 'primary' | 'outline'
}

/**
 * When it disappears along with the failure, focus moves to the next such button or to the heading of the loaded
 * content.
 */
export function RetryButton({ onRetry, size = 'normal', look = 'primary' }: RetryButtonProps) {
  const [isPending, setPending] = useState(false)
  const pressedIn = useRef<HTMLElement | null>(undefined)

  useEffect(
    () => () => {
      const place = pressedIn.current
      if (place !== undefined) requestAnimationFrame(() => keepFocus(place))
    },
    [],
  )

  async function retry(button: HTMLElement) {
    pressedIn.current = button.closest('section')
    setPending(true)
    try {
      await onRetry()
    } finally {
      setPending(false)
    }
  }

  return (
    <Button
      data-retry=""
      look={look}
      size={size}
      aria-busy={isPending || undefined}
      onClick={({ currentTarget }) => void retry(currentTarget)}
    >
      {isPending ? retrying : retryButton}
    </Button>
  )
}

function keepFocus(place: HTMLElement | null) {
  if (!document.activeElement?.matches('body, main')) return
  const scope = place?.isConnected ? place : document.getElementById('main')
  const target =
    scope?.querySelector<HTMLElement>('[data-retry]') ??
    scope?.querySelector<HTMLElement>('h1, h2, h3') ??
    document.getElementById('main')
  if (target && !target.matches('button')) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}

export function usePageRetry(): () => Promise<void> {
  const router = useRouter()
  return () => {
    const current = new Set(router.state.matches.map(({ id }) => id))
    return router.invalidate({ filter: ({ id }) => current.has(id) })
  }
}
