export interface Control {
  name: string
  selector: string
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

export function controlOf(path: string): Control {
  return /^\/blog\/(?!search$)[^/]+$/.test(path) ? save : menu
}
