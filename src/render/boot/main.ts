import { boot, forgetUser } from './boot.ts'
import { followIntent, startIfNeeded } from './intent.ts'
import { fillLater, followScrolling, showYear } from './page.ts'
import { followPreferences } from './reader.ts'
import { holdEarlyInput, preload, state } from './start.ts'

// The only inline script, the same on every page so that its hash fits into the content security policy. It shows
// who reads and how, starts the app at the first intent, and keeps what is done before the app can answer
// (docs/decisions/021-the-app-starts-with-the-first-intent.md).
followPreferences()
followIntent()
holdEarlyInput()
followScrolling()

/** A failed check is the app's to report; a finished page goes on without it. */
const checkUser = () => boot.askUser().then(startIfNeeded, () => {})

addEventListener('load', () => {
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
