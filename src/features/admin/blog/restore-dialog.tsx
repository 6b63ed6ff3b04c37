import { useRef } from 'react'
import type { AdminPost } from '#contracts/admin-posts.ts'
import { Button } from '#ui/button.tsx'
import type { PostEditor } from './use-post-editor.ts'

export function RestoreDialog({
  editor,
  version,
  post,
}: {
  editor: PostEditor
  version: number
  post: AdminPost
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <Button look="outline" onClick={() => dialog.current?.showModal()}>
        Restore version {version}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="restore-heading"
        className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-6 text-ink shadow-overlay backdrop:bg-[#07142680]"
      >
        <h2 id="restore-heading" className="text-h3">
          Restore version {version}?
        </h2>
        <p className="mt-2 text-small text-ink-soft">
          Its text and details become a new version{post.isLive ? ', which readers see right away' : ''}. The
          address, the status and the publication time stay the same, and no version is lost.
          {editor.isDirty ? ' Your unsaved changes are saved as a version first.' : ''}
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button look="outline" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              dialog.current?.close()
              void editor.restore(version)
            }}
          >
            Restore it
          </Button>
        </div>
      </dialog>
    </>
  )
}
