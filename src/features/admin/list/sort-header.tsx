import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'

export interface SortableColumn {
  label: string
  sorts?: { ascending?: string; descending?: string }
  align?: 'right'
}

interface SortHeaderProps {
  column: SortableColumn
  sort: string | undefined
  onSort: ((sort: string) => void) | undefined
}

export function SortHeader({ column: { label, sorts, align }, sort, onSort }: SortHeaderProps) {
  const direction =
    sort !== undefined && sort === sorts?.ascending
      ? 'ascending'
      : sort !== undefined && sort === sorts?.descending
        ? 'descending'
        : undefined
  const next =
    direction === 'ascending'
      ? (sorts?.descending ?? sorts?.ascending)
      : direction === 'descending'
        ? (sorts?.ascending ?? sorts?.descending)
        : (sorts?.ascending ?? sorts?.descending)
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={cn(
        'px-3 py-1.5 font-semibold whitespace-nowrap first:rounded-tl-card lg:first:pl-5 last:rounded-tr-card lg:last:pr-5',
        align === 'right' && 'text-right',
      )}
    >
      {next !== undefined && onSort ? (
        <>
          <span className="lg:hidden">{label}</span>
          <button
            type="button"
            onClick={() => onSort(next)}
            className="-mx-2 max-lg:hidden inline-flex min-h-9 items-center gap-1 rounded-chip px-2 font-semibold hover:text-ink contrast:border-0"
          >
            {label}
            <Icon
              name="chevron-down"
              className={cn(
                'transition-transform',
                direction === 'ascending' && 'rotate-180',
                direction === undefined && 'opacity-35',
              )}
            />
          </button>
        </>
      ) : (
        <span className="inline-flex min-h-9 items-center">{label}</span>
      )}
    </th>
  )
}
