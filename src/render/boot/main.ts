import { signedInKey } from '#browser/preference.ts'
import { boot, forgetUser } from './boot.ts'
import { showKept } from './answers.ts'
import { followIntent, noteHover, startIfNeeded, startOnIntent } from './intent.ts'
import { followPreferences } from './preferences.ts'
import { fillLater, followScrolling, onceLoaded, replaceFailedPictures, showYear } from './page.ts'
import { heldTypes, holdEarlyInput, takeInput } from './input.ts'
import { preload, state } from './start.ts'

const early = boot.early ?? []
boot.early = undefined
followIntent()
followScrolling()
followPreferences()
for (const event of early) {
  if (/^(pointer|keydown|focusin)/.test(event.type)) startOnIntent(event)
  if (event.type === 'pointerover') noteHover(event as PointerEvent)
  if (heldTypes.includes(event.type)) takeInput(event)
}
holdEarlyInput()
addEventListener('storage', ({ key }) => {
  showKept()
  if (key === signedInKey) askAnew()
})
addEventListener('contrast', showKept)

const checkUser = () => boot.askUser?.().then(startIfNeeded, () => {})

onceLoaded(() => {
  showKept()
  startIfNeeded()
  void checkUser()
  fillLater()
  replaceFailedPictures()
  showYear()
  addEventListener('hashchange', startIfNeeded)
  preload().catch(() => {})
})

addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || state.isReady) return
  boot.isLeaving = false
  askAnew()
})

function askAnew() {
  if (state.isReady) return
  forgetUser()
  void checkUser()
}
