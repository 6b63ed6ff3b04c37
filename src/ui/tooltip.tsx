import { type ReactElement, cloneElement, useId, useRef, useState } from 'react'
import { createHoverIntent } from './hover-intent.ts'
import { closePopover, isPopoverOpen, openPopover } from './popover.ts'

const tooltipDelays = { openMs: 700, skipMs: 300, closeMs: 0 }
const edgeGapPx = 8

const intent = createHoverIntent(tooltipDelays)

interface TooltipProps {
  label: string
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

export function Tooltip({ label, children }: TooltipProps) {
  const id = useId()
  const host = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)

  function show() {
    if (!host.current || !bubble.current) return
    openPopover(bubble.current)
    place(bubble.current, host.current.getBoundingClientRect())
    intent.opened()
    setOpen(true)
  }
  function hide() {
    intent.cancel()
    if (!isPopoverOpen(bubble.current)) return
    closePopover(bubble.current)
    intent.closed()
    setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the control inside it.
    <span
      ref={host}
      className="inline-flex"
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') intent.enter(show)
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show()
      }}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide()
      }}
    >
      {cloneElement(children, { 'aria-describedby': isOpen ? id : undefined })}
      <span ref={bubble} id={isOpen ? id : undefined} role="tooltip" popover="manual" className="tooltip">
        {label}
      </span>
    </span>
  )
}

function place(bubble: HTMLElement, host: DOMRect) {
  const { width, height } = bubble.getBoundingClientRect()
  const centeredLeft = host.left + (host.width - width) / 2
  const left = Math.max(edgeGapPx, Math.min(centeredLeft, innerWidth - width - edgeGapPx))
  const above = host.top - height
  bubble.style.left = `${left}px`
  bubble.style.top = `${above >= edgeGapPx ? above : host.bottom}px`
}
