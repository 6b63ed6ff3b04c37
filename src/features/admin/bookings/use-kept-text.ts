import { useState } from 'react'
import { readPreference, writePreference } from '#browser/preference.ts'
import { useSession } from '#browser/use-session.ts'

// const note = useSavedText(`note:${code}`)      note.text, note.write(text), note.forget()

/**
 * Text that somebody writes and has not sent: kept on this device with every key, and there again after leaving the
 * page, a reload or a crash, until it is sent. Another account on the same device does not get it.
 * @param key says what it is for
 */
export function useSavedText(key: string) {
  const session = useSession()
  const place = `unsent:${session.status === 'signed-in' ? session.user.username : ''}:${key}`
  const [kept, setKept] = useState(() => ({ place, text: readPreference(place) ?? '' }))
  // Another text's place: what is kept there, not what was written here.
  if (kept.place !== place) setKept({ place, text: readPreference(place) ?? '' })
  const write = (text: string) => {
    setKept({ place, text })
    writePreference(place, text.trim() ? text : null)
  }
  return { text: kept.text, write, forget: () => write('') }
}
