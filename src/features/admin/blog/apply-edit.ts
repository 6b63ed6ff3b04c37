import type { Edit } from './markdown-tools.ts'

/** Changes the text of a field so that the browser's undo takes it back, and puts the cursor there. */
export function applyEdit(
  field: HTMLTextAreaElement,
  { from, to, insert, selectFrom, selectTo }: Edit,
  change: (text: string) => void,
) {
  field.focus()
  field.setSelectionRange(from, to)
  // Deprecated, but the only insertion that the browser's undo stack records.
  if (!document.execCommand(insert ? 'insertText' : 'delete', false, insert)) {
    field.setRangeText(insert, from, to)
    change(field.value)
  }
  field.setSelectionRange(selectFrom, selectTo)
}

/**
 * Replaces a part of a field's text, if it is still there, and leaves the cursor where somebody may be writing. While
 * the field has no focus, undo does not take this back: the browser records only what happens in the focused field.
 */
export function replaceText(
  field: HTMLTextAreaElement,
  { search, insert }: { search: string; insert: string },
  change: (text: string) => void,
): boolean {
  const from = field.value.indexOf(search)
  if (from === -1) return false
  const to = from + search.length
  const moved = (place: number) =>
    place <= from ? place : place >= to ? place + insert.length - search.length : from + insert.length
  const selection = { selectFrom: moved(field.selectionStart), selectTo: moved(field.selectionEnd) }
  if (document.activeElement === field) {
    applyEdit(field, { from, to, insert, ...selection }, change)
  } else {
    field.setRangeText(insert, from, to)
    field.setSelectionRange(selection.selectFrom, selection.selectTo)
    change(field.value)
  }
  return true
}
