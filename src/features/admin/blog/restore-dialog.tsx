import { useRef } from 'react'
import { restoreTexts as texts } from '#content/interface/admin/post-editor.ts'
import { actionTexts } from '#content/interface/common.ts'
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
        {texts.openButton(version)}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="restore-heading"
        className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-6 text-ink shadow-overlay backdrop:bg-[#07142680]"
      >
        <h2 id="restore-heading" className="text-h3">
          {texts.heading(version)}
        </h2>
        <p className="mt-2 text-small text-ink-soft">{texts.text(post.isLive, editor.isDirty)}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button look="outline" onClick={() => dialog.current?.close()}>
            {actionTexts.cancel}
          </Button>
          <Button
            onClick={() => {
              dialog.current?.close()
              void editor.restore(version)
            }}
          >
            {texts.restoreButton}
          </Button>
        </div>
      </dialog>
    </>
  )
}
