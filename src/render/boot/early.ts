import { applyPreferences } from './preferences.ts'

// The only inline script, the same on every page so that its hash fits into the content security policy: what has to
// happen before the first paint, and a record of what is done before the rest of the boot script arrives (main.ts).
applyPreferences()

const unpaintedMs = 1000

// Until the first screen is shown, its text, fonts and pictures need the line and the processor. Pictures that have
// just arrived are in the frame after the load event.
addEventListener('load', () => {
  const afterFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(loadMain)))
  new PerformanceObserver(afterFrames).observe({ type: 'paint', buffered: true })
  setTimeout(loadMain, unpaintedMs) // A tab in the background is not painted.
  record('pointerover') // Before, browsers also report a pointer that only rests where it was.
})
// A page that needs the app at once preloads the file.
addEventListener('DOMContentLoaded', () => {
  if (document.querySelector('[as=script]')) loadMain()
})

const root = document.documentElement
const early: Event[] = []
let isLoading = false
let hasFailed = false
window.boot = { held: [], early }

const isLost = ({ type, target }: Event) =>
  type === 'click' && target instanceof Element && target.closest('[type=button]:not([popovertarget])')

function reportFailure() {
  if (hasFailed && (early.some(isLost) || document.querySelector('[data-waiting]')))
    root.dataset.appFailed = ''
}

record('pointerdown', 'focusin', 'click', 'keydown', 'input', 'submit')

function record(...types: string[]) {
  for (const type of types) addEventListener(type, keep, true)
}

function keep(event: Event) {
  if (!window.boot?.early) return
  early.push(event)
  loadMain()
  reportFailure()
}

function loadMain() {
  const src = document.querySelector<HTMLMetaElement>('[name=x-boot]')?.content
  if (!src || isLoading) return
  isLoading = true
  const onerror = () => {
    hasFailed = true
    reportFailure()
  }
  document.head.append(Object.assign(document.createElement('script'), { src, onerror }))
}
