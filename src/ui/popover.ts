const knowsPopovers = () => 'popover' in HTMLElement.prototype

/** False also in a browser without popovers, where asking for `:popover-open` would throw. */
export const isPopoverOpen = (popover: HTMLElement | null): boolean =>
  popover !== null && knowsPopovers() && popover.matches(':popover-open')

export function openPopover(popover: HTMLElement | null, source?: HTMLElement | null): void {
  if (!popover || !knowsPopovers() || isPopoverOpen(popover)) return
  popover.showPopover(source ? { source } : {})
}

/** Not `togglePopover({ force: false })`: older browsers expect a boolean, and take the object for `true`. */
export function closePopover(popover: HTMLElement | null): void {
  if (isPopoverOpen(popover)) popover?.hidePopover()
}
