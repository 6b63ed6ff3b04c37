import type { Boot } from '#browser/boot.ts'
import { noteVisit } from './note-visit.ts'
import { applyPreferences } from './preferences.ts'

// The only inline script, the same on every page so that its hash fits into the content security policy
// (docs/decisions/021-the-app-starts-with-the-first-intent.md).
applyPreferences()
noteVisit()

const unpaintedMs = 1000

// Until the first screen is shown, its text, fonts and pictures need the line and the processor. Pictures that have
// just arrived are in the frame after the load event. A tab in the background is not painted.
addEventListener('load', () => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(loadMain)))
  setTimeout(loadMain, unpaintedMs)
  record('pointerover') // Before, browsers also report a pointer that only rests where it was.
})
addEventListener('DOMContentLoaded', () => {
  if (document.querySelector('[as=script]')) loadMain()
})

const early: Event[] = []
let main: HTMLScriptElement | undefined
let hasFailed = false
const boot: Boot = { held: [], early }
window.boot = boot

const isLost = ({ type, target }: Event) =>
  type === 'click' && (target as Element).closest?.('[type=button]:not([popovertarget])')

function reportFailure() {
  if (hasFailed && (early.some(isLost) || document.querySelector('[data-waiting]')))
    document.documentElement.dataset.appFailed = ''
}

record('pointerdown', 'focusin', 'click', 'keydown', 'input', 'submit')

function record(...types: string[]) {
  for (const type of types) addEventListener(type, keep, true)
}

function keep(event: Event) {
  if (!boot.early) return
  early.push(event)
  loadMain()
  reportFailure()
}

function loadMain() {
  const src = document.querySelector<HTMLMetaElement>('[name=x-boot]')?.content
  if (!src || main) return
  main = document.createElement('script')
  main.src = src
  main.onerror = () => {
    hasFailed = true
    reportFailure()
  }
  document.head.append(main)
}
