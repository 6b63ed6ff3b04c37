import {
  deletePostTexts as deleteTexts,
  editorBarTexts as texts,
  postTexts,
} from '#content/interface/admin/post-editor.ts'
import { actionTexts } from '#content/interface/common.ts'
import type { AdminPost } from '#contracts/admin-posts.ts'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { listReturn } from '../frame/list-return.tsx'
import { PostBadge } from './post-badge.tsx'
import { publishButtonText } from './publish-button-text.ts'
import type { PostEditor } from './use-post-editor.ts'

export type Side = 'history' | 'social' | null

interface EditorBarProps {
  editor: PostEditor
  side: Side
  show: (side: Side) => void
}

export function EditorBar({ editor, side, show }: EditorBarProps) {
  const { draft, post, save, saving, remove } = editor
  const isBusy = saving.step === 'saving'
  const publishText = publishButtonText(post, draft.status)
  const ask = useAsk()
  async function removeIfSure({ title, isLive }: AdminPost) {
    const isConfirmed = await ask({
      title: deleteTexts.heading,
      text: deleteTexts.text(title, isLive),
      cancelLabel: deleteTexts.keepButton,
      confirmLabel: deleteTexts.deleteButton,
    })
    if (isConfirmed) await remove()
  }
  return (
    // Below `lg` only the second row is sticky. `contents` removes this box, so that the row sticks within
    // the page.
    <div
      data-editor-bar=""
      className="print-hidden z-20 items-center border-line bg-surface max-lg:contents lg:sticky lg:top-(--editor-bar-top) lg:flex lg:border-b"
    >
      <div className="flex grow flex-wrap items-center gap-x-4 gap-y-2 bg-surface px-4 pt-2 md:px-6 lg:py-2 lg:pr-2">
        <SiteLink
          href={listReturn('/admin/blog')}
          className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-link"
        >
          <Icon name="arrow-left" />
          {texts.posts}
        </SiteLink>
        <span tabIndex={-1} data-focus-home="" className="text-fine text-ink-soft">
          {post ? postTexts.version(post.revision) : texts.notSaved}
        </span>
        {post ? <PostBadge status={post.status} isLive={post.isLive} /> : null}
        <div className="flex flex-wrap items-center gap-2 md:ml-auto">
          {post?.isLive ? (
            <SiteLink
              href={`/blog/${post.slug}`}
              className="mr-2 inline-flex min-h-11 items-center text-fine font-semibold text-link hover:underline"
            >
              {texts.viewPage}
            </SiteLink>
          ) : null}
          {post ? (
            <SideButton name={texts.versions} icon="history" of="history" side={side} show={show} />
          ) : null}
          <SideButton name={texts.socialPreview} icon="panel-right" of="social" side={side} show={show} />
          {post ? (
            <Button look="danger" onClick={() => void removeIfSure(post)}>
              {actionTexts.delete}
            </Button>
          ) : null}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 border-line bg-surface px-4 py-2 max-lg:sticky max-lg:top-(--editor-bar-top) max-lg:z-20 max-lg:border-b md:px-6 lg:pl-0">
        <p
          aria-hidden="true"
          className="min-w-0 flex-1 truncate text-small font-semibold max-sm:hidden lg:hidden"
        >
          {draft.title}
        </p>
        <Button look="outline" className="max-sm:grow" aria-busy={isBusy} onClick={() => save()}>
          {actionTexts.save}
        </Button>
        {publishText === null ? null : (
          <Button
            look={publishText === texts.publishEarlyButton ? 'outline' : 'cta'}
            className="max-sm:grow"
            aria-busy={isBusy}
            onClick={() => save({ status: 'published', publishAt: '' })}
          >
            {publishText}
          </Button>
        )}
      </div>
    </div>
  )
}

interface SideButtonProps {
  name: string
  icon: IconName
  of: Exclude<Side, null>
  side: Side
  show: (side: Side) => void
}

function SideButton({ name, icon, of, side, show }: SideButtonProps) {
  return (
    <Button
      look={side === of ? 'chosen' : 'outline'}
      aria-pressed={side === of}
      onClick={() => show(side === of ? null : of)}
    >
      <Icon name={icon} />
      <span className="lg:max-xl:sr-only">{name}</span>
    </Button>
  )
}
