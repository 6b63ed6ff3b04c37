export interface Control {
  name: string
  /** Of the first match that is visible. */
  selector: string
  /** An expression that holds in the page once a touch has done its work; `control` is the element. */
  isDone: string
}

const menu: Control = {
  name: 'menu button',
  selector: '[popovertarget="menu-sheet"]:not([popovertargetaction])',
  isDone: `document.getElementById('menu-sheet')?.matches(':popover-open')`,
}

const save: Control = {
  name: 'button that saves the article',
  selector: 'main button[aria-pressed]',
  isDone: `control.getAttribute('aria-pressed') === 'true' && Object.keys(localStorage).length > 0`,
}

/** The control whose first click is measured on a page: what needs a script where there is such a thing, else the menu. */
export function controlOf(path: string): Control {
  return /^\/blog\/(?!search$)[^/]+$/.test(path) ? save : menu
}
