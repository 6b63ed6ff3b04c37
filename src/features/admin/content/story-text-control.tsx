import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { recordPictureTexts as texts } from '#content/interface/admin/record-pictures.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { DescribePicture } from '../blog/describe-picture.tsx'
import { fileMarkdown } from '../blog/picture-markdown.ts'
import { insertAtCursor, usePictureUploads } from '../blog/use-picture-uploads.ts'
import { FilePicker } from '../files/file-picker.tsx'
import { filesOf, hasFiles } from '../files/use-incoming-files.ts'
import { OutsideForm } from './outside-form.tsx'
import type { FormField, RecordValues } from './record-fields.ts'

interface StoryTextControlProps {
  field: FormField
  value: RecordValues[string]
}

/** Markdown that takes pasted and dropped pictures at the cursor. */
export function StoryTextControl({ field, value }: StoryTextControlProps) {
  const { name, label, hint, isOptional, maxLength, rows } = field
  const textarea = useRef<HTMLTextAreaElement>(null)
  const [isPicking, setPicking] = useState(false)
  const tellForm = () => textarea.current?.dispatchEvent(new Event('input', { bubbles: true }))
  const uploads = usePictureUploads(textarea, tellForm)

  function takeFiles(event: ClipboardEvent | DragEvent, transfer: DataTransfer) {
    const files = filesOf(transfer)
    if (files.length === 0) return
    event.preventDefault()
    uploads.upload(files)
  }

  return (
    <div className="sm:col-span-2">
      <TextArea
        ref={textarea}
        label={label}
        hint={hint}
        name={name}
        required={!isOptional}
        maxLength={maxLength}
        rows={rows}
        defaultValue={String(value ?? '')}
        aside={
          <Button look="outline" size="small" onClick={() => setPicking(true)}>
            <Icon name="image-plus" />
            {texts.insert}
          </Button>
        }
        onPaste={(event) => takeFiles(event, event.clipboardData)}
        onDragOver={(event) => {
          if (hasFiles(event.dataTransfer)) event.preventDefault()
        }}
        onDrop={(event) => takeFiles(event, event.dataTransfer)}
      />
      {isPicking ? (
        <OutsideForm>
          <FilePicker
            onChoose={(picture) => {
              // Nothing behind an open dialog can take the focus.
              flushSync(() => setPicking(false))
              if (textarea.current) insertAtCursor(textarea.current, fileMarkdown(picture), tellForm)
            }}
            onClose={() => setPicking(false)}
          />
        </OutsideForm>
      ) : null}
      {uploads.undescribed ? (
        <OutsideForm>
          <DescribePicture
            key={uploads.undescribed.id}
            picture={uploads.undescribed}
            onDone={uploads.finishDescription}
          />
        </OutsideForm>
      ) : null}
    </div>
  )
}
