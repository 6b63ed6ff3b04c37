import { answer } from './answers.ts'
import { boot } from './boot.ts'
import { start, state } from './start.ts'

const formWaitMs = 3000

const isWaiting = ({ type }: Event) => type === 'click' || type === 'submit'

/**
 * Holds input until the app can respond; src/render/repeat-held.ts repeats it. A form waits only while the app is sure
 * to come soon; otherwise it is submitted without script.
 */
export function takeInput(event: Event) {
  const { target, type } = event
  if (!(target instanceof Element) || answer(target, event) || state.isReady) return
  if (type === 'click' && !target.closest('[type=button]:not([popovertarget])')) return
  if (type === 'submit') {
    if (!state.isPreloaded || state.hasFailed) {
      boot.isLeaving = true
      return
    }
    event.preventDefault()
    setTimeout(sendWithoutApp, formWaitMs)
  }
  boot.held.push(event)
  if (isWaiting(event)) {
    start()
    if (state.hasFailed) showFailure()
  }
}

export const heldTypes = ['click', 'keydown', 'input', 'submit']

export function holdEarlyInput() {
  for (const type of heldTypes) addEventListener(type, takeInput, true)
  addEventListener('appready', () => {
    state.isReady = true
    // A press during hydration makes React finish at once and answer the press itself.
    boot.held = boot.held.filter(({ eventPhase }) => eventPhase === Event.NONE)
    delete document.documentElement.dataset.appFailed
  })
  addEventListener('appfailed', () => {
    sendWithoutApp()
    if (boot.held.some(isWaiting) || document.querySelector('[data-waiting]')) showFailure()
  })
}

function sendWithoutApp() {
  if (state.isReady) return
  state.hasFailed = true
  const submitEvent = boot.held.findLast(({ type }) => type === 'submit') as SubmitEvent | undefined
  boot.held = boot.held.filter(({ type }) => type !== 'submit')
  if (submitEvent?.target instanceof HTMLFormElement) submitEvent.target.requestSubmit(submitEvent.submitter)
}

const showFailure = () => {
  document.documentElement.dataset.appFailed = ''
}
