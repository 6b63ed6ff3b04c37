import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { cn } from './cn.ts'
import { useTabRow } from './use-tab-row.ts'

export interface Subset<Id extends string = string> {
  id: Id
  name: string
  /** How many entries it shows; drawn beside the name and kept out of it. */
  count: number
  /** Class that colours a key before the name, where a picture beside the tabs uses the same colours. */
  swatch?: string
}

interface SubsetTabsProps<Id extends string> {
  /** Names the row of tabs for people who cannot see what it stands over. */
  label: string
  /** The first one is selected until another is chosen. */
  subsets: readonly [Subset<Id>, ...Subset<Id>[]]
  /** Draws the one list; what is outside the chosen subset gets `hidden` and stays in the HTML. */
  children: (chosen: Id) => ReactNode
  className?: string
  panelClassName?: string
}

/**
 * Tabs that choose a subset of one list in one panel. The choice stands in the address as `?tab=`, so that it can
 * be sent to somebody; a value that no tab has selects the first. Without script there are no tabs and the whole
 * list is shown.
 */
export function SubsetTabs<Id extends string>({
  label,
  subsets,
  children,
  className,
  panelClassName,
}: SubsetTabsProps<Id>) {
  const [chosen, choose] = useSubset(subsets)
  const base = useId()
  const tabId = (id: Id) => `${base}-${id}`

  const { row, tab } = useTabRow({
    count: subsets.length,
    current: subsets.indexOf(chosen),
    choose: (index) => choose(subsets[index] ?? subsets[0]),
  })

  return (
    <div className={className}>
      <div className="max-w-full overflow-x-auto rounded-[0.9rem] bg-tint-strong p-1 noscript:hidden print:hidden w-fit contrast:border-2">
        <div role="tablist" {...row} aria-label={label} className="flex w-max gap-0.5">
          {subsets.map((subset, index) => (
            <button
              key={subset.id}
              id={tabId(subset.id)}
              type="button"
              role="tab"
              {...tab(index)}
              aria-controls={`${base}-panel`}
              onClick={() => choose(subset)}
              className={tabClass}
            >
              {subset.swatch ? (
                <span aria-hidden="true" className={cn('size-3 rounded-[0.25rem]', subset.swatch)} />
              ) : null}
              {subset.name}
              <span
                aria-hidden="true"
                data-count={subset.count}
                className="text-tiny font-medium opacity-75 after:content-[attr(data-count)]"
              />
            </button>
          ))}
        </div>
      </div>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={tabId(chosen.id)} className={panelClassName}>
        {children(chosen.id)}
      </div>
    </div>
  )
}

const tabClass =
  'flex min-h-11 items-center gap-2 rounded-[0.65rem] px-4 text-small font-semibold whitespace-nowrap text-ink transition-colors duration-150 hover:bg-card aria-selected:bg-primary aria-selected:text-on-primary -outline-offset-2!'

/** The first HTML is drawn without a query: the address counts only once React has taken over. */
function useSubset<Id extends string>(subsets: readonly [Subset<Id>, ...Subset<Id>[]]) {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const { pathname, searchStr } = useLocation()
  const asked = isHydrated ? new URLSearchParams(searchStr).get('tab') : null
  const chosen = subsets.find(({ id }) => id === asked) ?? subsets[0]

  const choose = ({ id }: Subset<Id>) => {
    const query = Object.fromEntries(new URLSearchParams(searchStr))
    void navigate({
      to: pathname,
      search: { ...query, tab: id === subsets[0].id ? undefined : id },
      hash: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }
  return [chosen, choose] as const
}
