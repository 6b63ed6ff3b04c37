import * as z from 'zod/mini'
import { formTexts } from './tab-draft.ts'
import { useUnsavedValues } from './use-unsaved-values.ts'

export const entriesSchema = z.record(z.string(), z.string())

export function useUnsavedEntries(key: string) {
  const { found, keep, ...rest } = useUnsavedValues(key, entriesSchema)
  return {
    found: found ? toFormData(found) : undefined,
    keep: (form: HTMLFormElement) => keep(formTexts(form)),
    ...rest,
  }
}

function toFormData(entries: Readonly<Record<string, string>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.set(name, value)
  return data
}
