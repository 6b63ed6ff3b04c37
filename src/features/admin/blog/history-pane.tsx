import { useQuery } from '@tanstack/react-query'
import { changedPostFieldNames } from '#content/interface/admin/post-editor.ts'
import { postFieldTexts } from '#content/interface/admin/posts.ts'
import { versionTexts } from '#content/interface/admin/versions.ts'
import type { AdminPost } from '#contracts/admin-posts.ts'
import { VersionHistory } from '../versions/version-history.tsx'
import { toDraft } from './draft.ts'
import { revisionQuery, revisionsQuery } from './queries.ts'
import { SidePane } from './side-pane.tsx'
import type { PostEditor } from './use-post-editor.ts'

interface HistoryPaneProps {
  editor: PostEditor
  post: AdminPost
  close: () => void
}

export function HistoryPane({ editor, post, close }: HistoryPaneProps) {
  return (
    <SidePane title={versionTexts.title} close={close}>
      <div className="px-4 pb-6 md:px-6">
        <VersionHistory
          versions={useQuery(revisionsQuery(post, post.revision))}
          newest={post.revision}
          versionQuery={(revision) => revisionQuery(post, revision)}
          toShown={({ fields }) => toDraft(fields)}
          current={editor.draft}
          labels={postFieldTexts}
          changedNames={changedPostFieldNames}
          isLive={post.isLive}
          isDirty={editor.isDirty}
          restore={editor.restore}
        />
      </div>
    </SidePane>
  )
}
