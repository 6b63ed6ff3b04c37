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
const folded = '[@media_screen_and_(scripting:enabled)]:hidden'

export function PanelTabs({ label, panels, className }: PanelTabsProps) {
  const [chosen, choose] = usePanel(panels)
  const base = useId()

  const moveFocus = (event: KeyboardEvent) => {
    const next = panels[nextIndex(event.key, panels.indexOf(chosen), panels.length) ?? -1]
    if (!next) return
    event.preventDefault()
    choose(next)
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
              aria-selected={panel === chosen}
              aria-controls={panel.id}
              tabIndex={panel === chosen ? 0 : -1}
              onClick={() => choose(panel)}
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
          className={cn('scroll-mt-16 pt-10', panel !== chosen && folded)}
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
  const find = (asked: string | null) => (isHydrated ? panels.find(({ id }) => id === asked) : undefined)
  const linked = find(hash)
  const chosen = linked ?? find(new URLSearchParams(searchStr).get('tab')) ?? panels[0]
  useScrollToLinked(linked?.id)

  const choose = ({ id }: Panel) => {
    const query = Object.fromEntries(new URLSearchParams(searchStr))
    void navigate({
      to: pathname,
      search: { ...query, tab: id === panels[0].id ? undefined : id },
      hash: linked ? '' : true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }
  return [chosen, choose] as const
}

function useScrollToLinked(id: string | undefined) {
  const isLater = useRef(false)
  useEffect(() => {
    if (id && (isLater.current || scrollY === 0)) document.getElementById(id)?.scrollIntoView()
    if (id) isLater.current = true
  }, [id])
}

function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
