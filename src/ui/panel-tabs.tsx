import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { cn } from './cn.ts'

export interface Panel {
  id: string
  name: string
  /** Needs a heading of its own: without script and on paper the panels are stacked, without tabs. */
  content: ReactNode
}

interface PanelTabsProps {
  label: string
  panels: readonly [Panel, ...Panel[]]
  className?: string
}

/** Hidden only where a script can show it again, and never on paper. */
const hiddenWithScript = '[@media_screen_and_(scripting:enabled)]:hidden'

export function PanelTabs({ label, panels, className }: PanelTabsProps) {
  const [selectedPanel, selectPanel] = usePanel(panels)
  const base = useId()

  const moveFocus = (event: KeyboardEvent) => {
    const next = panels[nextIndex(event.key, panels.indexOf(selectedPanel), panels.length) ?? -1]
    if (!next) return
    event.preventDefault()
    selectPanel(next)
    document.getElementById(`${base}-${next.id}`)?.focus()
  }

  return (
    <div className={className}>
      <div className="overflow-x-auto border-b border-line-strong [scrollbar-width:none] noscript:hidden print:hidden">
        <div role="tablist" aria-label={label} className="flex w-max gap-1" onKeyDown={moveFocus}>
          {panels.map((panel) => (
            <button
              key={panel.id}
              id={`${base}-${panel.id}`}
              type="button"
              role="tab"
              aria-selected={panel === selectedPanel}
              aria-controls={panel.id}
              tabIndex={panel === selectedPanel ? 0 : -1}
              onClick={() => selectPanel(panel)}
              className="min-h-12 border-b-3 border-transparent px-4 text-small font-medium whitespace-nowrap text-ink-soft -outline-offset-3! hover:text-ink aria-selected:border-primary aria-selected:font-semibold aria-selected:text-link contrast:aria-selected:border-link"
            >
              {panel.name}
            </button>
          ))}
        </div>
      </div>
      {panels.map((panel) => (
        <div
          key={panel.id}
          id={panel.id}
          role="tabpanel"
          aria-labelledby={`${base}-${panel.id}`}
          className={cn('scroll-mt-16 pt-10', panel !== selectedPanel && hiddenWithScript)}
        >
          {panel.content}
        </div>
      ))}
    </div>
  )
}

/**
 * The first HTML is rendered without query or hash, so the address counts only after hydration. A hash that
 * names a panel takes precedence over `?tab=`, and is dropped when another panel is chosen.
 */
function usePanel(panels: PanelTabsProps['panels']) {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const { pathname, searchStr, hash } = useLocation()
  const find = (panelId: string | null) => (isHydrated ? panels.find(({ id }) => id === panelId) : undefined)
  const linkedPanel = find(hash)
  const selectedPanel = linkedPanel ?? find(new URLSearchParams(searchStr).get('tab')) ?? panels[0]
  useScrollToLinked(linkedPanel?.id)

  const selectPanel = ({ id }: Panel) => {
    const query = Object.fromEntries(new URLSearchParams(searchStr))
    void navigate({
      to: pathname,
      search: { ...query, tab: id === panels[0].id ? undefined : id },
      hash: linkedPanel ? '' : true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }
  return [selectedPanel, selectPanel] as const
}

function useScrollToLinked(id: string | undefined) {
  const hasScrolled = useRef(false)
  useEffect(() => {
    if (id && (hasScrolled.current || scrollY === 0)) document.getElementById(id)?.scrollIntoView()
    if (id) hasScrolled.current = true
  }, [id])
}

function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
