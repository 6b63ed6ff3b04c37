import { boot } from './boot.ts'

export const state = { isPreloaded: false, isStarted: false, isReady: false, hasFailed: false }
/** The app comes soon once it is preloaded; a form does not wait longer for it than this. */
const formWaitMs = 3000

/** The entry comes first, the style sheet last. */
const files = () => document.querySelector<HTMLMetaElement>('[name=x-boot]')?.content.split(' ') ?? []

/** The style sheet applies only when the app says so (src/render/whole-styles.ts): styling the page again takes time. */
const load = (href: string, style: { rel: string; media?: string }, fetchPriority: 'low' | 'auto') =>
  new Promise((onload, onerror) => {
    const how = href.endsWith('.css') ? style : { rel: 'modulepreload', fetchPriority }
    document.head.append(Object.assign(document.createElement('link'), { ...how, onload, onerror, href }))
  })

/** Loads the app's files, without evaluating any, for readers who did not ask to save data. */
export async function preload() {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } }
  if (state.isStarted || connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return
  const loading = files().map((href) => load(href, { rel: 'prefetch' }, 'low'))
  // Not every browser prefetches style sheets or tells when it has.
  loading.pop()?.catch(() => {})
  await Promise.all(loading)
  state.isPreloaded = true
}

export function start() {
  const [entry] = files()
  if (state.isStarted || !entry) return
  state.isStarted = true
  state.hasFailed = false
  for (const href of files()) void load(href, { rel: 'stylesheet', media: 'not all' }, 'auto').catch(() => {})
  import(entry).catch(() => {
    // The next intent may succeed.
    state.isStarted = false
    dispatchEvent(new Event('appfailed'))
  })
}

const isWaiting = ({ type }: Event) => type === 'click' || type === 'submit'

/**
 * Keeps what a reader does before the app can answer; src/render/repeat-held.ts repeats it. Links, menus and details
 * need no app. A form waits for the app only while that is sure to come soon; otherwise it is sent without script.
 */
export function holdEarlyInput() {
  const hold = (event: Event) => {
    const { target, type } = event
    if (state.isReady || !(target instanceof Element)) return
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
  for (const type of ['click', 'keydown', 'input', 'submit']) addEventListener(type, hold, true)
  addEventListener('appready', () => {
    state.isReady = true
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
  const sent = boot.held.findLast(({ type }) => type === 'submit') as SubmitEvent | undefined
  boot.held = boot.held.filter(({ type }) => type !== 'submit')
  if (sent?.target instanceof HTMLFormElement) sent.target.requestSubmit(sent.submitter)
}

/** Shows the sentence about the failure, and the `app-failed` variants of the page. */
const showFailure = () => {
  document.documentElement.dataset.appFailed = ''
}
