import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { cn } from './cn.ts'
import { useTabRow } from './use-tab-row.ts'

export interface Subset<Id extends string = string> {
  id: Id
  name: string
  count: number
  swatch?: string
}

interface SubsetTabsProps<Id extends string> {
  label: string
  subsets: readonly [Subset<Id>, ...Subset<Id>[]]
  /** Shares a line with the tabs where both fit. */
  heading?: ReactNode
  children: (shownIn: (...ids: readonly Id[]) => { 'data-subsets': string; hidden: boolean }) => ReactNode
  className?: string
  panelClassName?: string
}

export function SubsetTabs<Id extends string>({
  label,
  subsets,
  heading,
  children,
  className,
  panelClassName,
}: SubsetTabsProps<Id>) {
  const [selectedSubset, selectSubset] = useSubset(subsets)
  const base = useId()
  const tabId = (id: Id) => `${base}-${id}`

  const { row, tab } = useTabRow({
    count: subsets.length,
    current: subsets.indexOf(selectedSubset),
    choose: (index) => selectSubset(subsets[index] ?? subsets[0]),
  })

  return (
    <div data-live="?tab" className={className}>
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
        {heading}
        <div className="max-w-full overflow-x-auto rounded-[0.875rem] bg-tint-strong p-1 noscript:hidden print:hidden w-fit contrast:border-2">
          <div role="tablist" {...row} aria-label={label} className="flex w-max gap-0.5">
            {subsets.map((subset, index) => (
              <button
                key={subset.id}
                id={tabId(subset.id)}
                type="button"
                role="tab"
                data-answer="tab"
                value={subset.id}
                {...tab(index)}
                aria-controls={`${base}-panel`}
                onClick={() => selectSubset(subset)}
                className={tabClass}
              >
                {subset.swatch ? (
                  <span aria-hidden="true" className={cn('size-3 rounded', subset.swatch)} />
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
      </div>
      <div
        id={`${base}-panel`}
        role="tabpanel"
        data-subset={selectedSubset.id}
        aria-labelledby={tabId(selectedSubset.id)}
        className={panelClassName}
      >
        {children((...ids) => ({
          'data-subsets': ids.join(' '),
          hidden: selectedSubset !== subsets[0] && !ids.includes(selectedSubset.id),
        }))}
      </div>
    </div>
  )
}

const tabClass =
  'flex min-h-11 items-center gap-2 max-sm:gap-1.5 rounded-button px-4 max-sm:px-2.5 text-small font-semibold whitespace-nowrap text-ink transition-colors duration-150 hover:bg-card aria-selected:bg-primary aria-selected:text-on-primary -outline-offset-2!'

function useSubset<Id extends string>(subsets: readonly [Subset<Id>, ...Subset<Id>[]]) {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const { pathname, searchStr } = useLocation()
  const tabParam = isHydrated ? new URLSearchParams(searchStr).get('tab') : null
  const selectedSubset = subsets.find(({ id }) => id === tabParam) ?? subsets[0]

  const selectSubset = ({ id }: Subset<Id>) => {
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
  return [selectedSubset, selectSubset] as const
}
