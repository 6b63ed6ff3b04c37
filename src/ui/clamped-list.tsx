import { Fragment, type ReactNode, useId } from 'react'
import { fewerButton, moreButton } from '#content/interface/controls.ts'
import { cn, hiddenUntilExpanded } from './cn.ts'
import { StateText } from './state-text.tsx'

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

export function ClampedList<Item>({
  items,
  shownCount,
  noun,
  children,
  ordered,
  ...appearance
}: ClampedListProps<Item>) {
  const listId = useId()
  const List = ordered ? 'ol' : 'ul'
  return (
    <>
      <List id={listId} className={appearance.className}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries are fixed text in a fixed order
          <Fragment key={index}>
            {children(item, index < shownCount ? undefined : hiddenUntilExpanded, index)}
          </Fragment>
        ))}
      </List>
      <button
        type="button"
        data-answer="fold"
        aria-expanded={false}
        aria-controls={listId}
        aria-describedby={appearance.describedBy}
        className={cn(
          'mt-2 inline-flex min-h-11 items-center rounded-chip text-small font-semibold text-link noscript:hidden print:hidden',
          appearance.isOutlined
            ? 'border border-line-strong bg-card px-4 hover:border-accent'
            : '-mx-2 px-2 hover:underline',
        )}
      >
        <StateText on={fewerButton(noun)} off={moreButton(items.length - shownCount, noun)} />
      </button>
    </>
  )
}
