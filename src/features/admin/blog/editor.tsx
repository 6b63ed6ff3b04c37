import { useEffect, useRef, useState } from 'react'
import { editorTexts as texts } from '#content/interface/admin/post-editor.ts'
import type { AdminPost } from '#contracts/admin-posts.ts'
import { cn } from '#ui/cn.ts'
import { useRecordTitle } from '#ui/record-title.ts'
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
import { useAutosave } from './use-autosave.ts'
import { VersionDiff } from './version-diff.tsx'

interface EditorProps {
  post: AdminPost | null
  onSlug: (slug: string) => void
}

export function Editor({ post, onSlug }: EditorProps) {
  const editor = usePostEditor(post, onSlug)
  const [isComparing, setComparing] = useState(false)
  const [side, show] = useState<Side>(null)
  const [cursor, setCursor] = useState({ line: 1, column: 1 })
  const fields = useRef<HTMLDivElement>(null)
  useAutosave(editor)
  useSaveShortcut(editor.saveChanges)
  const { draft, change, theirs, errors, failedValidations } = editor
  const namedPost = editor.post ?? post
  useRecordTitle(namedPost?.title)
  useEffect(() => {
    if (failedValidations > 0 && fields.current) focusFirstInvalid(fields.current)
  }, [failedValidations])
  return (
    <>
      <h1 className="sr-only">{namedPost ? texts.editHeading(namedPost.title) : texts.newHeading}</h1>
      <EditorBar editor={editor} side={side} show={show} />
      {theirs ? (
        <ConflictBanner editor={editor} theirs={theirs} isComparing={isComparing} compare={setComparing} />
      ) : (
        <LocalCopyBanner editor={editor} />
      )}
      <div className={cn('grid bg-card lg:grid-cols-2', side && 'xl:grid-cols-[1fr_1fr_25rem]')}>
        <div ref={fields} className="print-hidden min-w-0 border-line lg:border-r">
          <PostNameForm editor={editor} />
          <MarkdownField
            value={draft.content}
            error={errors.content}
            change={(content) => change({ content })}
            onMove={(line, column) => setCursor({ line, column })}
          />
          <PostDetailsForm editor={editor} />
        </div>
        {theirs && isComparing ? (
          <VersionDiff theirs={theirs} draft={draft} />
        ) : (
          <PreviewPane draft={draft} savedPost={editor.post} className={side ? 'lg:max-xl:hidden' : ''} />
        )}
        {side === 'history' && editor.post ? (
          <HistoryPane editor={editor} post={editor.post} close={() => show(null)} />
        ) : null}
        {side === 'social' ? <SocialPane draft={draft} close={() => show(null)} /> : null}
      </div>
      <StatusBar editor={editor} cursor={cursor} />
    </>
  )
}

function focusFirstInvalid(fields: HTMLElement) {
  const field = fields.querySelector<HTMLElement>('[aria-invalid]')
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}

function useSaveShortcut(save: () => void) {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) latest.current()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
