import { type ReactNode, useRef } from 'react'
import { cn } from '#ui/cn.ts'
import { ListCheckbox } from './list-checkbox.tsx'
import { SortHeader } from './sort-header.tsx'

// <ListTable caption="Users" rows={rows} keyOf={({ id }) => id} columns={columns} sort={state.sort ?? 'name'}
//   onSort={(sort) => set({ sort })} />
// A column is `{ id, label, cell, place, sorts? }`. Its `place` is where the cell stands on the card that a row becomes
// below 768 px: 'title' (the row's header; the link to its page), 'badge' (top right), 'aside' (below it), 'second' and
// 'third' (small lines beside that), 'line' (with its label), 'bare' (without) or 'wide' (on no card). Something
// clickable inside a cell of a row whose title is a stretched link needs `relative z-1`.

export interface ListColumn<Row> {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  place: keyof typeof places
  /** The sorts by this column, by the direction they go; its head then changes the sort. */
  sorts?: { ascending?: string; descending?: string }
  align?: 'right'
}

export interface ListSelection<Row> {
  has: (row: Row) => boolean
  /** Takes the rows into the selection, or out of it. */
  set: (rows: readonly Row[], isSelected: boolean) => void
  /** What a row's box is called: 'Select Everest Outfitters'. */
  label: (row: Row) => string
  /** Rows without a box. */
  isLocked?: (row: Row) => boolean
}

export interface ListTableProps<Row> {
  /** What the table lists, for readers. */
  caption: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  columns: readonly ListColumn<Row>[]
  sort?: string | undefined
  onSort?: (sort: string) => void
  selection?: ListSelection<Row>
  /** Rows that wait for somebody: an amber ground and bar. What it means is said in words in a cell. */
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

/** Rows as a table, and below 768 px as cards. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, rows, keyOf, columns, sort, onSort, selection, isUrgent } = props
  /** The row whose box was pressed last: a range begins there. */
  const anchor = useRef<string | number>(undefined)
  const toggle = (row: Row, isRange: boolean) => {
    const from = isRange ? rows.findIndex((candidate) => keyOf(candidate) === anchor.current) : -1
    const to = rows.indexOf(row)
    const range = from < 0 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1)
    anchor.current = keyOf(row)
    selection?.set(
      range.filter((each) => !selection.isLocked?.(each)),
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
              <AllRows rows={rows} selection={selection} />
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

function AllRows<Row>({ rows, selection }: { rows: readonly Row[]; selection: ListSelection<Row> }) {
  const open = rows.filter((row) => !selection.isLocked?.(row))
  const chosen = open.filter(selection.has)
  const isAll = open.length > 0 && chosen.length === open.length
  return (
    <ListCheckbox
      label="Select all that are shown"
      isChecked={isAll}
      isPartial={chosen.length > 0 && !isAll}
      onToggle={() => selection.set(open, !isAll)}
    />
  )
}
