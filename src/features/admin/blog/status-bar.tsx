import { counted } from '#shared/counted.ts'
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
    <div className="on-band sticky bottom-0 z-10 flex flex-wrap items-center gap-x-5 gap-y-1 bg-band px-4 py-2 text-tiny md:px-6">
      <span className="font-semibold capitalize">{draft.status}</span>
      <span role="status">{savingLine(editor)}</span>
      <span className="ml-auto tabular">
        Line {cursor.line}, column {cursor.column}
      </span>
      {post ? <span className="tabular">Version {post.revision}</span> : null}
    </div>
  )
}

function savingLine({ saving, errors, note, isDirty, post }: PostEditor): string {
  const errorCount = Object.keys(errors).length
  if (saving.step === 'saving') return 'Saving…'
  if (errorCount > 0) return `Not saved: ${counted(errorCount, 'field needs', 'fields need')} attention.`
  if (saving.step === 'failed') return saving.message
  if (isDirty) return 'Not saved. Kept on this device.'
  return note || (post ? 'Saved' : 'Nothing to save yet')
}
