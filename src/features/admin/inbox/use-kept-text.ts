import { useState } from 'react'
import { readPreference, writePreference } from '#api/preference.ts'

// const note = useKeptText(`note:${code}`)      note.text, note.write(text), note.forget()

/**
 * Text that somebody writes and has not sent: kept on this device with every key, and there again after leaving the
 * page, a reload or a crash, until it is sent.
 * @param key says what it is for
 */
export function useKeptText(key: string) {
  const place = `unsent:${key}`
  const [text, setText] = useState(() => readPreference(place) ?? '')
  const write = (next: string) => {
    setText(next)
    writePreference(place, next.trim() ? next : null)
  }
  return { text, write, forget: () => write('') }
}
