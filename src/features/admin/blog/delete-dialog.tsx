import { useRef } from 'react'
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
        Delete
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="delete-heading"
        className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-6 text-ink shadow-overlay backdrop:bg-[#07142680]"
      >
        <h2 id="delete-heading" className="text-h3">
          Delete this post?
        </h2>
        <p className="mt-2 text-small text-ink-soft">
          “{title}” will be deleted for good{isLive ? ', and its page will say “not found”' : ''}. To take it
          off the site but keep it, archive it instead.
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button look="outline" onClick={() => dialog.current?.close()}>
            Keep it
          </Button>
          <Button
            look="danger"
            onClick={() => {
              dialog.current?.close()
              void remove()
            }}
          >
            Delete the post
          </Button>
        </div>
      </dialog>
    </>
  )
}
