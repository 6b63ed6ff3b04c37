import { useEffect, useRef } from 'react'
import { sentTexts as texts } from '#content/interface/auth/forgot.ts'
import { accountNotices } from '#content/interface/answers.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'

export function Sent({ isLive }: { isLive: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isLive) box.current?.focus()
  }, [isLive])
  return (
    <div
      ref={box}
      id="sent"
      tabIndex={-1}
      className={cn(
        'mt-7 gap-3 rounded-hero-button border border-line bg-tint px-4 py-3.5 target:flex',
        isLive ? 'flex' : 'hidden',
      )}
    >
      <Icon name="mail" size="medium" className="mt-0.5 text-link" />
      <div>
        <p className="text-small font-semibold">{accountNotices.resetRequested}</p>
        <p className="text-fine text-ink-soft">{texts.text}</p>
      </div>
    </div>
  )
}
