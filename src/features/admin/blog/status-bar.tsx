import { postStatusNames } from '#content/interface/statuses.ts'
import { postTexts, statusBarTexts as texts } from '#content/interface/admin/post-editor.ts'
import type { PostEditor } from './use-post-editor.ts'

export function StatusBar({
  editor,
  cursor,
}: {
  editor: PostEditor
  cursor: { line: number; column: number }
}) {
  const { draft, post } = editor
  return (
    <div className="print-hidden on-band forced-colors:border sticky bottom-0 z-10 flex flex-wrap items-center gap-x-5 gap-y-1 bg-band px-4 py-2 text-tiny md:px-6">
      <span className="font-semibold capitalize">{postStatusNames[draft.status]}</span>
      <span role="status">{savingLine(editor)}</span>
      <span className="ml-auto tabular">{texts.cursor(cursor.line, cursor.column)}</span>
      {post ? <span className="tabular">{postTexts.version(post.revision)}</span> : null}
    </div>
  )
}

function savingLine({ saving, errors, note, isDirty, post }: PostEditor): string {
  const errorCount = Object.keys(errors).length
  if (saving.step === 'saving') return texts.saving
  if (errorCount > 0) return texts.invalid(errorCount)
  if (saving.step === 'failed') return saving.message
  if (isDirty) return texts.notSaved
  return note || (post ? texts.saved : postTexts.nothingToSave)
}
