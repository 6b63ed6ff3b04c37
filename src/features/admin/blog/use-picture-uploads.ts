import { type RefObject, useState } from 'react'
import { uploadFile } from '#api/admin-files.ts'
import { postPictureTexts, uploadTexts } from '#content/interface/admin/files.ts'
import type { StoredFile } from '#contracts/files.ts'
import { caughtSentence } from '#ui/failure-sentence.ts'
import { toast } from '#ui/toast-store.ts'
import { useLeaveBlocker } from '#ui/use-leave-blocker.ts'
import { isDescribed } from '../files/describe-file.ts'
import { applyEdit, replaceText } from './apply-edit.ts'
import { insertBlock } from './markdown-tools.ts'
import { fileMarkdown, pictureMarkdown, uploadPlaceholder } from './picture-markdown.ts'

/**
 * Uploads files that are pasted or dropped into a text. A placeholder stands at the cursor until the file has arrived;
 * whoever deletes it does not get the picture.
 */
export function usePictureUploads(
  textarea: RefObject<HTMLTextAreaElement | null>,
  change: (text: string) => void,
) {
  const [uploadCount, setUploadCount] = useState(0)
  const [undescribed, setUndescribed] = useState<readonly StoredFile[]>([])
  useLeaveBlocker({
    isUnsaved: () => uploadCount > 0,
    question: uploadTexts.leaveQuestion,
    isKeptBySearch: true,
  })

  function replace(search: string, insert: string): boolean {
    return textarea.current !== null && replaceText(textarea.current, { search, insert }, change)
  }

  async function uploadOne(file: File) {
    const field = textarea.current
    if (!field) return
    const placeholder = uploadPlaceholder(file.name, field.value)
    insertAtCursor(field, placeholder, change)
    setUploadCount((count) => count + 1)
    try {
      const stored = await uploadFile(file)
      const isInserted = replace(placeholder, fileMarkdown(stored))
      if (isInserted && !isDescribed(stored)) setUndescribed((waiting) => [...waiting, stored])
    } catch (error) {
      replace(placeholder, '')
      toast({
        title: postPictureTexts.failedTitle(file.name),
        description: caughtSentence(error),
        variant: 'destructive',
      })
    } finally {
      setUploadCount((count) => count - 1)
    }
  }

  return {
    upload(files: readonly File[]) {
      for (const file of files) void uploadOne(file)
    },
    /** The next picture of the text that needs an alt text. */
    undescribed: undescribed[0],
    /** @param described the picture with its alt text; null when that is left for later */
    finishDescription(described: StoredFile | null) {
      setUndescribed(([, ...waiting]) => waiting)
      if (described) replace(pictureMarkdown('', described.url), fileMarkdown(described))
    },
  }
}

/** Inserts Markdown as a paragraph of its own. A selection stays. */
export function insertAtCursor(field: HTMLTextAreaElement, markdown: string, change: (text: string) => void) {
  const { value: text, selectionEnd: place } = field
  const edit = insertBlock(() => markdown)({ text, start: place, end: place })
  const end = edit.from + edit.insert.length
  applyEdit(field, { ...edit, selectFrom: end, selectTo: end }, change)
}
