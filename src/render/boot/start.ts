import { untilIdle } from './page.ts'

export const state = { isPreloaded: false, isStarted: false, isReady: false, hasFailed: false }

const files = () => document.querySelector<HTMLMetaElement>('[name=x-app]')?.content.split(' ') ?? []

/**
 * The style sheet applies only when the app says so (src/render/entry-client.tsx), because restyling the page takes
 * time.
 */
const load = (href: string, style: { rel: string; media?: string }, fetchPriority: 'low' | 'auto') =>
  new Promise((onload, onerror) => {
    const how = href.endsWith('.css') ? style : { rel: 'modulepreload', fetchPriority }
    const link = Object.assign(document.createElement('link'), { ...how, onload, href })
    link.onerror = (error) => {
      link.remove()
      onerror(error)
    }
    document.head.append(link)
  })

export async function preload() {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } }
  if (state.isStarted || connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return
  await untilIdle()
  // All at once: one after the other, each would cost a frame of its own. The style sheet, which is the last, need not
  // succeed: some browsers do not prefetch it, or do not report that they have.
  const loading = files().map((href) => load(href, { rel: 'prefetch' }, 'low'))
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
    state.isStarted = false
    dispatchEvent(new Event('appfailed'))
  })
}
