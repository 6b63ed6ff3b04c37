import { useState } from 'react'
import type { AdminPost } from '#contracts/admin-posts.ts'
import { cn } from '#ui/cn.ts'
import { ConflictBanner } from './conflict-banner.tsx'
import { EditorBar, type Side } from './editor-bar.tsx'
import { HistoryPane } from './history-pane.tsx'
import { LocalCopyBanner } from './local-copy-banner.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { PostDetailsForm, PostNameForm } from './post-fields-form.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { SocialPane } from './social-pane.tsx'
import { StatusBar } from './status-bar.tsx'
import { usePostEditor } from './use-post-editor.ts'
import { useSafeKeeping } from './use-safe-keeping.ts'
import { VersionDiff } from './version-diff.tsx'

/** One post being written: its fields and markdown on the left, on the right the page's own rendering of it. */
export function Editor({ post }: { post: AdminPost | null }) {
  const editor = usePostEditor(post)
  const [isComparing, setComparing] = useState(false)
  const [side, show] = useState<Side>(null)
  const [place, setPlace] = useState({ line: 1, column: 1 })
  useSafeKeeping(editor)
  const { draft, change, theirs } = editor
  return (
    <>
      <h1 className="sr-only">{post ? `Edit: ${post.title}` : 'New post'}</h1>
      <EditorBar editor={editor} side={side} show={show} />
      {theirs ? (
        <ConflictBanner editor={editor} theirs={theirs} isComparing={isComparing} compare={setComparing} />
      ) : (
        <LocalCopyBanner editor={editor} />
      )}
      <div className={cn('grid bg-card lg:grid-cols-2', side && 'xl:grid-cols-[1fr_1fr_25rem]')}>
        <div className="min-w-0 border-line lg:border-r">
          <PostNameForm editor={editor} />
          <MarkdownField
            value={draft.content}
            change={(content) => change({ content })}
            onMove={(line, column) => setPlace({ line, column })}
          />
          <PostDetailsForm editor={editor} />
        </div>
        {theirs && isComparing ? (
          <VersionDiff theirs={theirs} draft={draft} />
        ) : (
          <PreviewPane draft={draft} known={editor.post} className={side ? 'lg:max-xl:hidden' : ''} />
        )}
        {side === 'history' && editor.post ? (
          <HistoryPane editor={editor} post={editor.post} close={() => show(null)} />
        ) : null}
        {side === 'social' ? <SocialPane draft={draft} close={() => show(null)} /> : null}
      </div>
      <StatusBar editor={editor} place={place} />
    </>
  )
}
