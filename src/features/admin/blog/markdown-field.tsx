import { type KeyboardEvent, useRef } from 'react'
import { markdownTexts as texts } from '#content/interface/admin/post-editor.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { TextArea } from '#ui/field.tsx'
import { type MarkdownTool, markdownTools } from './markdown-tools.ts'

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
  value: string
  error: string | undefined
  change: (content: string) => void
  onMove: (line: number, column: number) => void
}

export function MarkdownField({ value, error, change, onMove }: MarkdownFieldProps) {
  const textarea = useRef<HTMLTextAreaElement>(null)

  function apply(tool: MarkdownTool) {
    const field = textarea.current
    if (!field) return
    const { from, to, insert, selectFrom, selectTo } = tool({
      text: field.value,
      start: field.selectionStart,
      end: field.selectionEnd,
    })
    field.focus()
    field.setSelectionRange(from, to)
    // Deprecated, but the only insertion that the browser's undo stack records.
    if (!document.execCommand(insert ? 'insertText' : 'delete', false, insert)) {
      field.setRangeText(insert, from, to)
      change(field.value)
    }
    field.setSelectionRange(selectFrom, selectTo)
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
        aria-controls="post-content"
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
      </div>
      <div className="p-4 md:p-6">
        <TextArea
          label={texts.label}
          error={error}
          isMarkdown
          ref={textarea}
          id="post-content"
          value={value}
          onChange={(event) => change(event.target.value)}
          onKeyDown={applyShortcut}
          onSelect={({ currentTarget }) => {
            const lines = currentTarget.value.slice(0, currentTarget.selectionEnd).split('\n')
            onMove(lines.length, (lines.at(-1)?.length ?? 0) + 1)
          }}
          spellCheck
          rows={24}
          className="[&_textarea]:min-h-[60dvh]"
        />
      </div>
    </div>
  )
}
