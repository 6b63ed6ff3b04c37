import { boot } from './boot.ts'
import { onceLoaded } from './page.ts'
import { readStored } from './preferences.ts'
import { start } from './start.ts'

const appControls = 'button,input,select,textarea,[role=tab]'

export function startOnIntent(event: Event) {
  const { target } = event
  if (target instanceof Element && target.closest('[data-answer]')) return
  const isTouch = 'pointerType' in event && event.pointerType === 'touch'
  const isKey = 'key' in event && (event.key === 'F8' || target !== document.body)
  if (isKey || (target instanceof Element && target.closest(isTouch ? appControls : `a,${appControls}`)))
    start()
}

const listen = (...types: string[]) => {
  for (const type of types) addEventListener(type, startOnIntent, true)
}

export function noteHover(event: PointerEvent) {
  if (event.pointerType === 'mouse') boot.hover = event
}

export function followIntent() {
  listen('pointerdown', 'keydown', 'focusin')
  addEventListener('pointerover', noteHover)
  onceLoaded(() => listen('pointerover'))
}

/** Read at once: tabs that need no app write their parameter later (answers.ts). */
const arrivedWith = new URLSearchParams(location.search)

/**
 * Starts the app without an intent on pages that wait for it, and on pages where a condition of `data-live`
 * holds: an empty one, `?name` for a parameter in the address, `#` for a hash, or a storage key, with
 * `=text` if its value must contain a text.
 */
export function startIfNeeded() {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-waiting],[data-live]')) {
    if ((dataset.live ?? '').split(' ').some(isMet)) start()
  }
}

function isMet(condition: string): boolean {
  const [key = '', text = ''] = condition.split('=')
  if (key === '#') return location.hash !== ''
  if (key.startsWith('?')) return arrivedWith.has(key.slice(1))
  return !key || Boolean(readStored(key)?.includes(text))
}
