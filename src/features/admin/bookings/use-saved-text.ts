import { useState } from 'react'
import { readPreference, writePreference } from '#browser/preference.ts'
import { type SessionState, useSession } from '#browser/current-user.ts'

export function useSavedText(key: string) {
  const storageKey = storageKeyOf(useSession(), key)
  const [entry, setEntry] = useState(() => ({ storageKey, text: readPreference(storageKey) ?? '' }))
  if (entry.storageKey !== storageKey) setEntry({ storageKey, text: readPreference(storageKey) ?? '' })
  const write = (text: string) => {
    setEntry({ storageKey, text })
    writePreference(storageKey, text.trim() ? text : null)
  }
  const forget = (sentText: string) => {
    setEntry((current) => (current.text === sentText ? { ...current, text: '' } : current))
    if (readPreference(storageKey) === sentText) writePreference(storageKey, null)
  }
  return { text: entry.text, write, forget }
}

const storageKeyOf = (session: SessionState, key: string) =>
  `unsent:${session.status === 'signed-in' ? session.user.username : ''}:${key}`
