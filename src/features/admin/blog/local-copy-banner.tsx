import { localCopyTexts as texts } from '#content/interface/admin/post-editor.ts'
import { actionTexts } from '#content/interface/common.ts'
import { formatDayAndTime } from '#shared/reader-time.ts'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { isSameDraft } from './draft.ts'
import { writeLocalCopy, readLocalCopy } from './local-copy.ts'
import type { PostEditor } from './use-post-editor.ts'

export function LocalCopyBanner({ editor }: { editor: PostEditor }) {
  const { draft, change, post } = editor
  const [{ slug, copy }, setFound] = useState(() => ({ slug: post?.slug, copy: readLocalCopy(post?.slug) }))
  const dismiss = () => setFound({ slug, copy: null })
  if (!copy || slug !== post?.slug || isSameDraft(copy.draft, draft)) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 border-b border-line bg-info-bg px-4 py-2.5 text-info md:px-6"
    >
      <Icon name="info" />
      <p className="grow basis-64 text-fine">{texts.found(formatDayAndTime(copy.keptAt))}</p>
      <Button
        look="primary"
        size="small"
        onClick={() => {
          change(copy.draft)
          dismiss()
        }}
      >
        {texts.restoreButton}
      </Button>
      <Button
        look="outline"
        size="small"
        onClick={() => {
          writeLocalCopy(post?.slug, null)
          dismiss()
        }}
      >
        {actionTexts.discard}
      </Button>
    </div>
  )
}
