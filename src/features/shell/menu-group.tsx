import { type KeyboardEvent, type MouseEvent, type ToggleEvent, useEffect, useRef, useState } from 'react'
import type { NavigationGroup } from '#content/navigation.ts'
import type { HoverIntent } from '#ui/hover-intent.ts'
import { Icon } from '#ui/icon.tsx'
import { closePopover, isPopoverOpen, openPopover } from '#ui/popover.ts'
import { MenuEntries } from './menu-entries.tsx'

const menuPanelMarginPx = 20

export function MenuGroup({ group, intent }: { group: NavigationGroup; intent: HoverIntent }) {
  const id = `menu-${group.title.replace(' ', '-').toLowerCase()}`
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const isHoverOpened = useRef(false)
  const [isOpen, setOpen] = useState<boolean>()

  useEffect(() => {
    const isOpenAlready = isPopoverOpen(panel.current)
    setOpen(isOpenAlready)
    if (!isOpenAlready) return
    placeWithoutAnchor(panel.current, button.current)
    intent.opened()
  }, [intent])

  const open = () => openPopover(panel.current, button.current)
  const close = () => closePopover(panel.current)

  function openOnHover() {
    if (isPopoverOpen(panel.current)) return
    isHoverOpened.current = true
    open()
  }

  function keepWhatHoverOpened(event: MouseEvent) {
    intent.cancel()
    if (!isHoverOpened.current) return
    isHoverOpened.current = false
    event.preventDefault()
    open()
  }

  function followToggle(event: ToggleEvent) {
    if (event.target !== event.currentTarget) return
    const isNowOpen = event.newState === 'open'
    setOpen(isNowOpen)
    if (isNowOpen) intent.opened()
    else {
      intent.closed()
      isHoverOpened.current = false
    }
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      close()
      button.current?.focus()
    } else if (event.key === 'ArrowDown' && event.target === button.current) {
      open()
      panel.current?.querySelector('a')?.focus()
    } else return
    event.preventDefault()
  }

  return (
    <li
      className="menu-group"
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') intent.enter(openOnHover)
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') intent.leave(close)
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onKeyDown={handleKey}
    >
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        className="bar-link"
        onClick={keepWhatHoverOpened}
      >
        {group.title}
        <Icon name="chevron-down" size="small" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        data-later="closed"
        className="menu-panel"
        onBeforeToggle={() => placeWithoutAnchor(panel.current, button.current)}
        onToggle={followToggle}
      >
        <MenuEntries group={group} onChoose={close} />
      </div>
    </li>
  )
}

function placeWithoutAnchor(panel: HTMLElement | null, button: HTMLElement | null) {
  if (!panel || !button || CSS.supports('anchor-scope', '--menu')) return
  panel.style.left = `${button.getBoundingClientRect().left - menuPanelMarginPx}px`
}
