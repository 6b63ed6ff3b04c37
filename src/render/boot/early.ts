import { applyPreferences } from './preferences.ts'

// The only inline script, the same on every page so that its hash fits into the content security policy: what has to
// happen before the first paint, and a record of what is done before the rest of the boot script arrives (main.ts).
applyPreferences()

// Until the first frame is shown, its text and fonts need the line and the processor.
requestAnimationFrame(() => setTimeout(loadMain))

const root = document.documentElement
const early: Event[] = []
let hasFailed = false
window.boot = { held: [], early }

const isLost = ({ type, target }: Event) =>
  type === 'click' && target instanceof Element && target.closest('[type=button]:not([popovertarget])')

function reportFailure() {
  if (hasFailed && (early.some(isLost) || document.querySelector('[data-waiting]')))
    root.dataset.appFailed = ''
}

for (const type of ['pointerdown', 'focusin', 'click', 'keydown', 'input', 'submit'])
  addEventListener(
    type,
    (event) => {
      if (!window.boot?.early) return
      early.push(event)
      reportFailure()
    },
    true,
  )

function loadMain() {
  const src = document.querySelector<HTMLMetaElement>('[name=x-boot]')?.content
  if (!src) return
  const onerror = () => {
    hasFailed = true
    reportFailure()
  }
  document.head.append(Object.assign(document.createElement('script'), { src, onerror }))
}
