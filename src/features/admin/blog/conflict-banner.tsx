import { postConflictTexts as texts } from '#content/interface/admin/post-editor.ts'
import { actionTexts } from '#content/interface/common.ts'
import { formatClock } from '#shared/reader-time.ts'
import type { AdminPost } from '#contracts/admin-posts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { PostEditor } from './use-post-editor.ts'

interface ConflictBannerProps {
  editor: PostEditor
  theirs: AdminPost
  isComparing: boolean
  compare: (isComparing: boolean) => void
}

export function ConflictBanner({ editor, theirs, isComparing, compare }: ConflictBannerProps) {
  const at = formatClock(theirs.updatedAt)
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 border-b border-line bg-warning-bg px-4 py-2.5 text-warning md:px-6"
    >
      <Icon name="triangle-alert" />
      <p className="grow basis-64 text-fine">
        <strong>{texts.saved(theirs.revision, at)}</strong> {texts.notSaved}
      </p>
      <Button look="primary" size="small" aria-pressed={isComparing} onClick={() => compare(!isComparing)}>
        {texts.compareButton}
      </Button>
      <Button look="outline" size="small" onClick={() => editor.keepMine()}>
        {actionTexts.keepMine}
      </Button>
      <Button look="outline" size="small" onClick={() => editor.takeTheirs()}>
        {actionTexts.takeTheirs}
      </Button>
    </div>
  )
}
