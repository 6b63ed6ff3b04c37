import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { cn } from './cn.ts'
import { useTabRow } from './use-tab-row.ts'

export interface Panel {
  /** Stands in the address as `?tab=`; `#id` opens the panel too. Unique on the page. */
  id: string
  name: string
  /** Brings its own heading: without script and on paper the panels stand one below the other without tabs. */
  content: ReactNode
}

interface PanelTabsProps {
  /** Names the row of tabs for people who cannot see what it stands over. */
  label: string
  /** The first one is selected until another is chosen. */
  panels: readonly [Panel, ...Panel[]]
  className?: string
}

/** Out of sight only where a script can bring it back, and never on paper. */
const folded = '[@media_screen_and_(scripting:enabled)]:hidden'

/**
 * Tabs with a panel each. Every panel is in the HTML; the choice stands in the address, so that it can be sent to
 * somebody. Arrow keys, Home and End move between the tabs.
 */
export function PanelTabs({ label, panels, className }: PanelTabsProps) {
  const [chosen, choose] = usePanel(panels)
  const base = useId()

  const { row, tab } = useTabRow({
    count: panels.length,
    current: panels.indexOf(chosen),
    choose: (index) => choose(panels[index] ?? panels[0]),
  })

  return (
    <div className={className}>
      <div className="overflow-x-auto border-b border-line-strong [scrollbar-width:none] noscript:hidden print:hidden">
        <div role="tablist" {...row} aria-label={label} className="flex w-max gap-1">
          {panels.map((panel, index) => (
            <button
              key={panel.id}
              id={`${base}-${panel.id}`}
              type="button"
              role="tab"
              {...tab(index)}
              aria-controls={panel.id}
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
 * The first HTML is drawn without a query or a hash: the address counts only once React has taken over. A hash that
 * names a panel counts more than `?tab=`, and goes when another panel is chosen.
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

/** A folded panel has no place to scroll to: this follows when it is unfolded. Whoever has begun to read stays put. */
function useScrollToLinked(id: string | undefined) {
  const isLater = useRef(false)
  useEffect(() => {
    if (id && (isLater.current || scrollY === 0)) document.getElementById(id)?.scrollIntoView()
    if (id) isLater.current = true
  }, [id])
}
