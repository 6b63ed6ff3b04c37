import { type ReactNode, useRef } from 'react'
import { cn } from '#ui/cn.ts'
import { ListCheckbox } from './list-checkbox.tsx'
import { SortHeader } from './sort-header.tsx'

// Below 768 px a row becomes a card, and `place` is a column's position there. A control in a row whose title is a
// stretched link needs `relative z-1` to be clickable.

export interface ListColumn<Row> {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  place: keyof typeof places
  sorts?: { ascending?: string; descending?: string }
  align?: 'right'
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
  /** Highlights the row. Color alone says nothing, so a cell must give the reason in words. */
  isUrgent?: (row: Row) => boolean
}

const places = {
  title: 'max-md:col-start-2 max-md:row-start-1 max-md:min-w-0',
  badge: 'max-md:col-start-3 max-md:row-start-1 max-md:ml-3 max-md:justify-self-end',
  aside: 'max-md:col-start-3 max-md:row-[2/4] max-md:self-end max-md:justify-self-end',
  line: 'max-md:col-[2/-1] max-md:mt-1 max-md:flex max-md:flex-wrap max-md:gap-x-2',
  second: 'max-md:col-[2/-1] max-md:row-start-2 max-md:min-w-0 max-md:pr-22 max-md:text-tiny',
  third: 'max-md:col-[2/-1] max-md:row-start-3 max-md:min-w-0 max-md:pr-22 max-md:text-tiny',
  bare: 'max-md:col-[2/-1] max-md:mt-1',
  wide: 'max-md:hidden',
} as const

export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, rows, keyOf, columns, sort, onSort, selection, isUrgent } = props
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
    <table className="w-full text-left max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-surface-tint text-tiny text-ink-soft max-md:sr-only">
        <tr>
          {selection ? (
            <td className="w-11 pl-5">
              <SelectAll rows={rows} selection={selection} />
            </td>
          ) : null}
          {columns.map((column) => (
            <SortHeader key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={cn(
              'relative border-t border-line max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:px-4 max-md:py-2',
              isUrgent?.(row)
                ? 'bg-warning-bg/40 shadow-[inset_3px_0_0_var(--cta)] contrast:shadow-[inset_6px_0_0_var(--cta)]'
                : 'hover:bg-tint',
              selection?.has(row) && 'bg-tint',
            )}
          >
            {selection ? (
              <td className="relative z-1 pl-5 align-middle max-md:col-start-1 max-md:row-start-1 max-md:pt-3 max-md:pr-3 max-md:pl-0">
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
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({ column: { label, cell, place, align }, row }: { column: ListColumn<Row>; row: Row }) {
  const look = cn(
    'align-middle md:px-3 md:py-3 md:first:pl-5 md:last:pr-5',
    places[place],
    align === 'right' && 'md:text-right',
  )
  if (place === 'title') {
    return (
      <th scope="row" className={cn(look, 'font-normal')}>
        {cell(row)}
      </th>
    )
  }
  return (
    <td className={cn(look, 'text-fine')}>
      {place === 'line' ? <span className="text-ink-soft md:hidden">{label}:</span> : null}
      {cell(row)}
    </td>
  )
}

function SelectAll<Row>({ rows, selection }: { rows: readonly Row[]; selection: ListSelection<Row> }) {
  const selectable = rows.filter((row) => !selection.isLocked?.(row))
  const selectedRows = selectable.filter(selection.has)
  const isAll = selectable.length > 0 && selectedRows.length === selectable.length
  return (
    <ListCheckbox
      label="Select all that are shown"
      isChecked={isAll}
      isPartial={selectedRows.length > 0 && !isAll}
      onToggle={() => selection.set(selectable, !isAll)}
    />
  )
}
