import { useState } from 'react'
import type { AdminPost } from '#contracts/admin-posts.ts'
import { inputLook } from '#ui/field.tsx'
import { ConflictBanner } from './conflict-banner.tsx'
import { EditorBar } from './editor-bar.tsx'
import { LocalCopyBanner } from './local-copy-banner.tsx'
import { PostFieldsForm } from './post-fields-form.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { StatusBar } from './status-bar.tsx'
import { usePostEditor } from './use-post-editor.ts'
import { useSafeKeeping } from './use-safe-keeping.ts'
import { VersionDiff } from './version-diff.tsx'

/** One post being written: its fields and markdown on the left, on the right the page's own rendering of it. */
export function Editor({ post }: { post: AdminPost | null }) {
  const editor = usePostEditor(post)
  const [isComparing, setComparing] = useState(false)
  useSafeKeeping(editor)
  const { draft, change, theirs } = editor
  return (
    <>
      <h1 className="sr-only">{post ? `Edit: ${post.title}` : 'New post'}</h1>
      <EditorBar editor={editor} />
      {theirs ? (
        <ConflictBanner editor={editor} theirs={theirs} isComparing={isComparing} compare={setComparing} />
      ) : (
        <LocalCopyBanner editor={editor} />
      )}
      <div className="grid bg-card lg:grid-cols-2">
        <div className="min-w-0 border-line lg:border-r">
          <PostFieldsForm editor={editor} />
          <div className="border-t border-line p-4 md:p-6">
            <label htmlFor="post-content" className="mb-1.5 block text-fine font-semibold">
              Markdown
            </label>
            <textarea
              id="post-content"
              value={draft.content}
              onChange={(event) => change({ content: event.target.value })}
              spellCheck
              rows={24}
              className={`${inputLook} block min-h-[60dvh] resize-y py-3 font-mono text-tiny leading-relaxed`}
            />
          </div>
        </div>
        {theirs && isComparing ? (
          <VersionDiff theirs={theirs} draft={draft} />
        ) : (
          <PreviewPane draft={draft} known={editor.post} />
        )}
      </div>
      <StatusBar editor={editor} />
    </>
  )
}
