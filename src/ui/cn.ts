import { type ClassValue, clsx } from 'clsx'

export const cn = (...classes: ClassValue[]): string => clsx(classes)

/** Hidden only where a script can show it again, and never on paper. */
export const hiddenWhenClosed = 'data-closed:[@media_screen_and_(scripting:enabled)]:hidden'

export const hiddenUntilExpanded =
  '[@media_screen_and_(scripting:enabled)]:[:not(:has(+[aria-expanded=true]))>&]:hidden'
