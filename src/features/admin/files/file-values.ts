import { filePaneTexts as texts } from '#content/interface/admin/files.ts'
import type { StoredFile } from '#contracts/files.ts'

export type FileValues = Pick<StoredFile, 'name' | 'alt' | 'isDecorative' | 'focusX' | 'focusY'>

const valueNames = ['name', 'alt', 'isDecorative', 'focusX', 'focusY'] as const

export const valuesOf = ({ name, alt, isDecorative, focusX, focusY }: StoredFile): FileValues => ({
  name,
  alt,
  isDecorative,
  focusX,
  focusY,
})

export const changedValues = (from: FileValues, to: FileValues): Partial<FileValues> =>
  Object.fromEntries(valueNames.filter((name) => to[name] !== from[name]).map((name) => [name, to[name]]))

/** Returns the stored values, and in their place those that were changed here since. */
export const withOwnChanges = (stored: StoredFile, base: StoredFile, values: FileValues): FileValues => ({
  ...valuesOf(stored),
  ...changedValues(valuesOf(base), values),
})

/** Returns in words what another person has changed. */
export function changedFieldNames(base: StoredFile, theirs: StoredFile): string[] {
  const names = [...valueNames, 'url' as const].filter((name) => theirs[name] !== base[name])
  // A new name has a new address, too.
  const isReplaced = theirs.bytes !== base.bytes || theirs.width !== base.width
  const shown = names.filter((name) => name !== 'url' || isReplaced)
  return [...new Set(shown.map((name) => texts.changedFields[name]))]
}
