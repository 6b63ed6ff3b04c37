import { readPreference, writePreference } from '#browser/preference.ts'
import type { Draft } from './draft.ts'

export interface LocalCopy {
  draft: Draft
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
    return null
  }
}

export function writeLocalCopy(slug: string | undefined, draft: Draft | null): void {
  const copy = draft && ({ draft, keptAt: new Date().toISOString() } satisfies LocalCopy)
  writePreference(key(slug), copy && JSON.stringify(copy))
}

export function moveLocalCopy(from: string, to: string): void {
  const copy = readLocalCopy(from)
  if (!copy || readLocalCopy(to)) return
  const slug = copy.draft.slug === from ? to : copy.draft.slug
  writePreference(key(to), JSON.stringify({ ...copy, draft: { ...copy.draft, slug } }))
  writePreference(key(from), null)
}

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
