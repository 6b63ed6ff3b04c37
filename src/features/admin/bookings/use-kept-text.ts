import { useState } from 'react'
import { readPreference, writePreference } from '#browser/preference.ts'
import type { SessionState } from '#browser/current-user.ts'
import { useSession } from '#browser/use-session.ts'

// const note = useSavedText(`note:${code}`)      note.text, note.write(text), note.forget()

/**
 * Text that somebody writes and has not sent: kept on this device with every key, and there again after leaving the
 * page, a reload or a crash, until it is sent. Another account on the same device does not get it.
 * @param key says what it is for
 */
export function useSavedText(key: string) {
  const place = placeOf(useSession(), key)
  const [kept, setKept] = useState(() => ({ place, text: readPreference(place) ?? '' }))
  // Another text's place: what is kept there, not what was written here.
  if (kept.place !== place) setKept({ place, text: readPreference(place) ?? '' })
  const write = (text: string) => {
    setKept({ place, text })
    writePreference(place, text.trim() ? text : null)
  }
  return { text: kept.text, write, forget: () => write('') }
}

/** Returns a function that forgets what is kept under keys of `useSavedText`, once all of it is sent. */
export function useForgetTexts() {
  const session = useSession()
  return (keys: readonly string[]) => {
    for (const key of keys) writePreference(placeOf(session, key), null)
  }
}

const placeOf = (session: SessionState, key: string) =>
  `unsent:${session.status === 'signed-in' ? session.user.username : ''}:${key}`
