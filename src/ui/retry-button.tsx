import { useState } from 'react'
import { retryButton, retrying } from '#content/interface/shell.ts'
import { Button } from './button.tsx'

interface RetryButtonProps {
  onRetry: () => Promise<unknown>
  size?: 'small' | 'normal'
  look?: 'primary' | 'outline'
}

/**
 * Moves focus to the next such button if the retry failed, otherwise to the heading of the loaded content: the button
 * often disappears along with the failure.
 */
export function RetryButton({ onRetry, size = 'normal', look = 'primary' }: RetryButtonProps) {
  const [isPending, setPending] = useState(false)

  async function retry(button: HTMLElement) {
    const place = button.closest('section')
    setPending(true)
    try {
      await onRetry()
    } finally {
      setPending(false)
      requestAnimationFrame(() => requestAnimationFrame(() => keepFocus(place)))
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
  if (document.activeElement !== document.body) return
  const scope = place?.isConnected ? place : document.getElementById('main')
  const target =
    scope?.querySelector<HTMLElement>('[data-retry]') ??
    scope?.querySelector<HTMLElement>('h1, h2, h3') ??
    document.getElementById('main')
  if (target && !target.matches('button')) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}
