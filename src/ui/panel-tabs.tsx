import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { cn, hiddenWhenClosed } from './cn.ts'
import { useTabRow } from './use-tab-row.ts'

export interface Panel {
  id: string
  name: string
  content: ReactNode
}

interface PanelTabsProps {
  label: string
  panels: readonly [Panel, ...Panel[]]
  className?: string
}

export function PanelTabs({ label, panels, className }: PanelTabsProps) {
  const [selectedPanel, selectPanel] = usePanel(panels)
  const base = useId()

  const { row, tab } = useTabRow({
    count: panels.length,
    current: panels.indexOf(selectedPanel),
    choose: (index) => selectPanel(panels[index] ?? panels[0]),
  })

  return (
    <div data-live="?tab #" className={className}>
      <div className="overflow-x-auto border-b border-line-strong [scrollbar-width:none] noscript:hidden print:hidden">
        <div role="tablist" {...row} aria-label={label} className="flex w-max gap-1">
          {panels.map((panel, index) => (
            <button
              key={panel.id}
              id={`${base}-${panel.id}`}
              type="button"
              role="tab"
              data-answer="tab"
              value={panel.id}
              {...tab(index)}
              aria-controls={panel.id}
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
          data-closed={panel === selectedPanel ? undefined : ''}
          className={cn('scroll-mt-16 pt-10', hiddenWhenClosed)}
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
