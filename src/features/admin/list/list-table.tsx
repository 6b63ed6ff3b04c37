import { type ReactNode, useRef } from 'react'
import { listTableTexts as texts } from '#content/interface/admin/list.ts'
import { cn } from '#ui/cn.ts'
import { ListCheckbox } from './list-checkbox.tsx'
import { type SortableColumn, SortHeader } from './sort-header.tsx'
import { formatTime } from '../bookings/time.ts'

// Below 1024 px a row becomes a card, `place` is a column's position there, and the head is only read out: its controls
// are off. A control in a row whose title is a stretched link needs `relative z-1` to be clickable.

export interface ListColumn<Row> extends SortableColumn {
  id: string
  cell: (row: Row) => ReactNode
  place: keyof typeof places
}

export interface ListSelection<Row> {
  has: (row: Row) => boolean
  set: (rows: readonly Row[], isSelected: boolean) => void
  label: (row: Row) => string
  isLocked?: (row: Row) => boolean
}

export interface ListTableProps<Row> {
  caption: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  columns: readonly ListColumn<Row>[]
  sort?: string | undefined
  onSort?: (sort: string) => void
  selection?: ListSelection<Row>
  /** Color alone says nothing, so a cell must give the reason in words. */
  isUrgent?: (row: Row) => boolean
}

const places = {
  title: 'max-lg:col-start-2 max-lg:row-start-1 max-lg:min-w-0 max-lg:pr-3 md:max-lg:col-[2/5]',
  badge: 'max-lg:col-start-3 max-lg:row-start-1 max-lg:justify-self-end md:max-lg:col-start-5',
  aside:
    'max-lg:mt-1 max-lg:col-start-3 max-lg:row-[2/4] max-lg:self-end max-[21rem]:self-start max-lg:justify-self-end md:max-lg:col-start-5',
  line: 'max-lg:mt-1 max-lg:flex max-lg:gap-x-2 max-md:col-[2/-1] md:max-lg:pr-4',
  second:
    'max-lg:col-[2/-1] max-lg:row-start-2 max-lg:min-w-0 max-lg:pr-22 max-[21rem]:pr-0 max-lg:text-tiny',
  third: 'max-lg:col-[2/-1] max-lg:row-start-3 max-lg:min-w-0 max-lg:pr-22 max-[21rem]:pr-0 max-lg:text-tiny',
  bare: 'max-lg:col-[2/-1] max-lg:mt-1',
  wide: 'max-lg:hidden',
} as const

const lineColumns = ['md:max-lg:col-start-2', 'md:max-lg:col-start-3', 'md:max-lg:col-[4/6]'] as const

export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, rows, keyOf, columns, sort, onSort, selection, isUrgent } = props
  const lines = columns.filter(({ place }) => place === 'line')
  const rangeStart = useRef<string | number>(undefined)
  const toggle = (row: Row, isRange: boolean) => {
    const from = isRange ? rows.findIndex((candidate) => keyOf(candidate) === rangeStart.current) : -1
    const to = rows.indexOf(row)
    const range = from < 0 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1)
    rangeStart.current = keyOf(row)
    selection?.set(
      range.filter((candidate) => !selection.isLocked?.(candidate)),
      !selection.has(row),
    )
  }
  return (
    <table className="w-full wrap-break-word text-left max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-surface-tint text-tiny text-ink-soft max-lg:sr-only">
        <tr>
          {selection ? (
            <td className="w-11 pl-5 max-lg:hidden">
              <SelectAll rows={rows} selection={selection} />
            </td>
          ) : null}
          {columns.map((column) => (
            <SortHeader key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={cn(
              'relative border-t border-line max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)_auto] max-lg:px-4 max-lg:py-2 max-md:py-1.5 max-[21rem]:flex max-[21rem]:flex-col md:max-lg:grid-cols-[auto_minmax(0,2fr)_minmax(0,1.4fr)_minmax(0,1fr)_minmax(auto,8rem)]',
              isUrgent?.(row)
                ? 'bg-warning-bg/40 shadow-[inset_3px_0_0_var(--cta)] contrast:shadow-[inset_6px_0_0_var(--cta)]'
                : 'hover:bg-tint',
              selection?.has(row) && 'bg-tint',
            )}
          >
            {selection ? (
              <td className="relative z-1 pl-5 align-middle max-lg:col-start-1 max-lg:row-start-1 max-lg:pt-3 max-lg:pr-3 max-lg:pl-0">
                {selection.isLocked?.(row) ? null : (
                  <ListCheckbox
                    label={selection.label(row)}
                    isChecked={selection.has(row)}
                    onToggle={(isRange) => toggle(row, isRange)}
                  />
                )}
              </td>
            ) : null}
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} lineIndex={lines.indexOf(column)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps<Row> {
  column: ListColumn<Row>
  row: Row
  lineIndex: number
}

function Cell<Row>({ column: { label, cell, place, align }, row, lineIndex }: CellProps<Row>) {
  const look = cn(
    'align-middle lg:px-3 lg:py-3 lg:first:pl-5 lg:last:pr-5',
    places[place],
    lineColumns[lineIndex % lineColumns.length],
    align === 'right' && 'lg:text-right',
  )
  if (place === 'title') {
    return (
      <th scope="row" className={cn(look, 'text-small font-normal')}>
        {cell(row)}
      </th>
    )
  }
  return (
    <td className={cn(look, 'text-fine')}>
      {place === 'line' ? (
        <>
          <span className="text-ink-soft lg:hidden">{label}:</span>
          <div className="min-w-0">{cell(row)}</div>
        </>
      ) : (
        cell(row)
      )}
    </td>
  )
}

function SelectAll<Row>({ rows, selection }: { rows: readonly Row[]; selection: ListSelection<Row> }) {
  const selectable = rows.filter((row) => !selection.isLocked?.(row))
  const selectedRows = selectable.filter(selection.has)
  const isAll = selectable.length > 0 && selectedRows.length === selectable.length
  return (
    <ListCheckbox
      label={texts.selectAll}
      isChecked={isAll}
      isPartial={selectedRows.length > 0 && !isAll}
      onToggle={() => selection.set(selectable, !isAll)}
    />
  )
}

export const RowTime = ({ iso }: { iso: string }) => (
  <time dateTime={iso} className="whitespace-nowrap tabular">
    {formatTime(iso)}
  </time>
)
