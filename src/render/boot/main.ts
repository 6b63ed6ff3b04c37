import { boot, forgetUser } from './boot.ts'
import { showKept } from './answers.ts'
import { followIntent, startIfNeeded, startOnIntent } from './intent.ts'
import { fillLater, followScrolling, showYear } from './page.ts'
import { holdEarlyInput, takeInput } from './input.ts'
import { preload, state } from './start.ts'

// Shows who reads, answers the controls that need no app, starts the app at the first intent, and keeps what is done
// before the app can answer (docs/decisions/021-the-app-starts-with-the-first-intent.md).
const early = boot.early ?? []
boot.early = undefined
followIntent()
followScrolling()
for (const event of early) {
  if (/^(pointerdown|keydown|focusin)$/.test(event.type)) startOnIntent(event)
  takeInput(event)
}
holdEarlyInput()
addEventListener('storage', showKept)
addEventListener('contrast', showKept)

/** A failed check is the app's to report; a finished page goes on without it. */
const checkUser = () => boot.askUser?.().then(startIfNeeded, () => {})

addEventListener('load', () => {
  showKept()
  startIfNeeded()
  void checkUser()
  fillLater()
  showYear()
  addEventListener('hashchange', startIfNeeded)
  // What fails to load here is loaded again at the first intent.
  const idle = self.requestIdleCallback ?? setTimeout
  idle(() => preload().catch(() => {}))
})

// Once the app runs, it asks again itself.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || state.isReady) return
  boot.isLeaving = false
  forgetUser()
  void checkUser()
})
