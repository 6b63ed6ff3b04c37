import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { postPictureTexts } from '#content/interface/admin/files.ts'
import { markdownTexts as texts } from '#content/interface/admin/post-editor.ts'
import type { StoredFile } from '#contracts/files.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { TextArea } from '#ui/field.tsx'
import { FilePicker } from '../files/file-picker.tsx'
import { filesOf, hasFiles } from '../files/use-incoming-files.ts'
import { applyEdit } from './apply-edit.ts'
import { DescribePicture } from './describe-picture.tsx'
import { type MarkdownTool, markdownTools } from './markdown-tools.ts'
import { fileMarkdown } from './picture-markdown.ts'
import { insertAtCursor, usePictureUploads } from './use-picture-uploads.ts'

interface Tool {
  name: string
  icon: IconName
  edit: MarkdownTool
  key?: string
}

const tools: readonly Tool[] = [
  { name: texts.bold, icon: 'bold', edit: markdownTools.bold, key: 'b' },
  { name: texts.italic, icon: 'italic', edit: markdownTools.italic, key: 'i' },
  { name: texts.heading, icon: 'heading-2', edit: markdownTools.heading },
  { name: texts.link, icon: 'link', edit: markdownTools.link, key: 'k' },
  { name: texts.list, icon: 'list', edit: markdownTools.list },
  { name: texts.numbered, icon: 'list-ordered', edit: markdownTools.numbered },
  { name: texts.quote, icon: 'quote', edit: markdownTools.quote },
  { name: texts.code, icon: 'code', edit: markdownTools.code },
  { name: texts.table, icon: 'table-2', edit: markdownTools.table },
]

interface MarkdownFieldProps {
  id?: string
  value: string
  error: string | undefined
  change: (content: string) => void
  onMove?: (line: number, column: number) => void
}

export function MarkdownField({ id = 'post-content', value, error, change, onMove }: MarkdownFieldProps) {
  const textarea = useRef<HTMLTextAreaElement>(null)

  const [isPicking, setPicking] = useState(false)
  const uploads = usePictureUploads(textarea, change)

  function apply(tool: MarkdownTool) {
    const field = textarea.current
    if (!field) return
    const { value: text, selectionStart: start, selectionEnd: end } = field
    applyEdit(field, tool({ text, start, end }), change)
  }

  function insertPicture(picture: StoredFile) {
    // Nothing behind an open dialog can take the focus.
    flushSync(() => setPicking(false))
    if (textarea.current) insertAtCursor(textarea.current, fileMarkdown(picture), change)
  }

  function takeFiles(event: ClipboardEvent | DragEvent, transfer: DataTransfer) {
    const files = filesOf(transfer)
    if (files.length === 0) return
    event.preventDefault()
    uploads.upload(files)
  }

  function applyShortcut(event: KeyboardEvent) {
    const tool = tools.find(({ key }) => key === event.key.toLowerCase())
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    apply(tool.edit)
  }

  return (
    <div className="border-t border-line">
      <div
        role="toolbar"
        aria-label={texts.toolsLabel}
        aria-controls={id}
        className="flex flex-wrap gap-1 border-b border-line px-4 py-1.5 md:px-6"
      >
        {tools.map(({ name, icon, edit, key }) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={key ? texts.toolTitle(name, key.toUpperCase()) : name}
            onClick={() => apply(edit)}
            className="grid size-9 place-items-center rounded-[0.5625rem] text-ink-soft hover:bg-tint hover:text-ink max-sm:size-11"
          >
            <Icon name={icon} />
          </button>
        ))}
        <button
          type="button"
          onClick={() => setPicking(true)}
          className="flex min-h-9 items-center gap-2 rounded-[0.5625rem] px-2.5 text-fine font-semibold text-link hover:bg-tint max-sm:min-h-11"
        >
          <Icon name="image-plus" />
          {postPictureTexts.toolName}
        </button>
      </div>
      <div className="p-4 md:p-6">
        <TextArea
          label={texts.label}
          error={error}
          isMarkdown
          ref={textarea}
          id={id}
          value={value}
          onChange={(event) => change(event.target.value)}
          onKeyDown={applyShortcut}
          onPaste={(event) => takeFiles(event, event.clipboardData)}
          onDragOver={(event) => {
            if (hasFiles(event.dataTransfer)) event.preventDefault()
          }}
          onDrop={(event) => takeFiles(event, event.dataTransfer)}
          onSelect={({ currentTarget }) => {
            const lines = currentTarget.value.slice(0, currentTarget.selectionEnd).split('\n')
            onMove?.(lines.length, (lines.at(-1)?.length ?? 0) + 1)
          }}
          spellCheck
          rows={24}
          className="[&_textarea]:min-h-[60dvh]"
        />
      </div>
      {isPicking ? <FilePicker onChoose={insertPicture} onClose={() => setPicking(false)} /> : null}
      {uploads.undescribed ? (
        <DescribePicture
          key={uploads.undescribed.id}
          picture={uploads.undescribed}
          onDone={uploads.finishDescription}
        />
      ) : null}
    </div>
  )
}
