import { Fragment, type ReactNode, useId, useState } from 'react'
import { fewerButton, moreButton } from '#content/interface/controls/clamped-list.ts'
import { cn } from './cn.ts'
import { hiddenWithScript } from './hidden-with-script.ts'

interface ClampedListProps<Item> {
  items: readonly Item[]
  shownCount: number
  noun: string
  children: (item: Item, hiddenClass: string | undefined, index: number) => ReactNode
  describedBy?: string
  ordered?: boolean
  className?: string
  isOutlined?: boolean
}

/**
 * Renders a list truncated to its first entries, with a button that shows the rest. All entries are in the
 * HTML, and readers without script see them all.
 */
export function ClampedList<Item>({
  items,
  shownCount,
  noun,
  children,
  ordered,
  ...appearance
}: ClampedListProps<Item>) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const List = ordered ? 'ol' : 'ul'
  return (
    <>
      <List id={listId} className={appearance.className}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries are fixed text in a fixed order
          <Fragment key={index}>
            {children(item, index < shownCount || isOpen ? undefined : hiddenWithScript, index)}
          </Fragment>
        ))}
      </List>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-describedby={appearance.describedBy}
        onClick={() => setIsOpen(!isOpen)}
        className={cn(
          'mt-2 inline-flex min-h-11 items-center rounded-chip text-small font-semibold text-link noscript:hidden print:hidden',
          appearance.isOutlined
            ? 'ml-14 border border-line px-5 hover:border-on-band'
            : '-mx-2 px-2 hover:underline',
        )}
      >
        {isOpen ? fewerButton(noun) : moreButton(items.length - shownCount, noun)}
      </button>
    </>
  )
}
