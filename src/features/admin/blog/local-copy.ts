import { readPreference, writePreference } from '#browser/preference.ts'
import type { Draft } from './draft.ts'

/** What the server does not have yet, kept on this device until it does. */
export interface LocalCopy {
  draft: Draft
  /** ISO instant. */
  keptAt: string
}

const key = (slug: string | undefined) => `unsaved-post:${slug ?? ''}`

export function readLocalCopy(slug: string | undefined): LocalCopy | null {
  const text = readPreference(key(slug))
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    return isLocalCopy(value) ? value : null
  } catch {
    // Written by something else: as good as nothing.
    return null
  }
}

/** Keeps the draft; null forgets it. */
export function keepLocalCopy(slug: string | undefined, draft: Draft | null): void {
  const copy = draft && ({ draft, keptAt: new Date().toISOString() } satisfies LocalCopy)
  writePreference(key(slug), copy && JSON.stringify(copy))
}

/** The shape of this build's drafts is trusted as far as the fields that every one of them has. */
function isLocalCopy(value: unknown): value is LocalCopy {
  if (typeof value !== 'object' || value === null || !('draft' in value) || !('keptAt' in value)) return false
  const { draft, keptAt } = value
  return (
    typeof keptAt === 'string' &&
    typeof draft === 'object' &&
    draft !== null &&
    ['slug', 'title', 'excerpt', 'content', 'keywords', 'tags', 'publishAt'].every(
      (name) => typeof Reflect.get(draft, name) === 'string',
    )
  )
}
