/**
 * Hidden only where a script can show it again, and never on paper. The boot script opens and closes by these
 * attributes before React runs (src/render/boot/answers.ts).
 */
export const hiddenWhenClosed = 'data-closed:[@media_screen_and_(scripting:enabled)]:hidden'

/** For an entry of a list before the button that shows all. */
export const hiddenUntilExpanded =
  '[@media_screen_and_(scripting:enabled)]:[:not(:has(+[aria-expanded=true]))>&]:hidden'
