import { Fragment, type ReactNode, useId, useState } from 'react'
import { cn } from './cn.ts'

interface CutListProps<Item> {
  items: readonly Item[]
  /** How many stand there from the start. */
  shownCount: number
  /** What the hidden ones are, in the plural: '+ 4 more features'. */
  noun: string
  /** Draws one entry as an `li` with the class it is given. */
  children: (item: Item, foldedClass: string | undefined, index: number) => ReactNode
  /** The id of the heading that says what the list belongs to. */
  describedBy?: string
  ordered?: boolean
  className?: string
  isOutlined?: boolean
}

/** Folded away only where a script can unfold it, and never on paper. */
const folded = '[@media_screen_and_(scripting:enabled)]:hidden'

/**
 * A list cut to its first entries. The button below says how many more there are and shows them on the spot; all
 * of them are in the HTML, and a reader without script sees all of them.
 */
export function ClampedList<Item>({
  items,
  shownCount,
  noun,
  children,
  ordered,
  ...look
}: CutListProps<Item>) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const List = ordered ? 'ol' : 'ul'
  return (
    <>
      <List id={listId} className={look.className}>
        {items.map((item, index) => (
          // The entries are fixed text in a fixed order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Fragment key={index}>
            {children(item, index < shownCount || isOpen ? undefined : folded, index)}
          </Fragment>
        ))}
      </List>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-describedby={look.describedBy}
        onClick={() => setIsOpen(!isOpen)}
        className={cn(
          'mt-2 inline-flex min-h-11 items-center rounded-chip text-small font-semibold text-link noscript:hidden print:hidden',
          look.isOutlined
            ? 'ml-14 border border-line px-5 hover:border-on-band'
            : '-mx-2 px-2 hover:underline',
        )}
      >
        {isOpen ? `Show fewer ${noun}` : `+ ${items.length - shownCount} more ${noun}`}
      </button>
    </>
  )
}
