import { versionDiffTexts as texts } from '#content/interface/admin/post-editor.ts'
import { postFieldTexts } from '#content/interface/admin/posts.ts'
import type { AdminPost } from '#contracts/admin-posts.ts'
import { type Draft, toDraft } from './draft.ts'
import { VersionLines } from '../versions/version-lines.tsx'

export function VersionDiff({ theirs, draft }: { theirs: AdminPost; draft: Draft }) {
  return (
    <section
      aria-label={texts.label}
      className="min-w-0 border-line p-4 max-lg:order-first max-lg:border-b md:p-6"
    >
      <h2 className="text-h4">{texts.heading}</h2>
      <VersionLines older={toDraft(theirs)} newer={draft} labels={postFieldTexts} />
    </section>
  )
}
