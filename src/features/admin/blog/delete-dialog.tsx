import { useRef } from 'react'
import { deletePostTexts as texts } from '#content/interface/admin/post-editor.ts'
import { actionTexts } from '#content/interface/common.ts'
import { Button } from '#ui/button.tsx'

export function DeleteDialog({
  title,
  isLive,
  remove,
}: {
  title: string
  isLive: boolean
  remove: () => Promise<void>
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <Button look="danger" onClick={() => dialog.current?.showModal()}>
        {actionTexts.delete}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="delete-heading"
        className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-6 text-ink shadow-overlay backdrop:bg-[#07142680]"
      >
        <h2 id="delete-heading" className="text-h3">
          {texts.heading}
        </h2>
        <p className="mt-2 text-small text-ink-soft">{texts.text(title, isLive)}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button look="outline" onClick={() => dialog.current?.close()}>
            {texts.keepButton}
          </Button>
          <Button
            look="danger"
            onClick={() => {
              dialog.current?.close()
              void remove()
            }}
          >
            {texts.deleteButton}
          </Button>
        </div>
      </dialog>
    </>
  )
}
