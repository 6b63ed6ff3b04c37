import type { KeyboardEvent } from 'react'
import { nextTab } from '#shared/next-tab.ts'

interface TabRow {
  count: number
  current: number
  choose: (index: number) => void
}

export function useTabRow({ count, current, choose }: TabRow) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = nextTab(event.key, current, count)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return {
    row: { onKeyDown },
    tab: (index: number) => ({
      'aria-selected': index === current,
      tabIndex: index === current ? 0 : -1,
    }),
  }
}
