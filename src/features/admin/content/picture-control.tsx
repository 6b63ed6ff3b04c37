import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { recordPictureTexts as texts } from '#content/interface/admin/record-pictures.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { useFieldState } from '#ui/form/form-state.ts'
import { Icon } from '#ui/icon.tsx'
import { sourceFor } from '../files/describe-file.ts'
import { FilePicker } from '../files/file-picker.tsx'
import { fileQuery } from '../files/queries.ts'
import { OutsideForm } from './outside-form.tsx'
import type { FormField, RecordValues } from './record-fields.ts'

interface PictureControlProps {
  field: FormField
  value: RecordValues[string]
}

/** A picture of the library. The form gets the id of its file, or an empty text. */
export function PictureControl({ field: { name, label, hint }, value }: PictureControlProps) {
  const [id, setId] = useState(String(value ?? ''))
  const [isPicking, setPicking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const labelId = useId()
  const { error } = useFieldState(name)

  function change(next: string) {
    flushSync(() => {
      setId(next)
      setPicking(false)
    })
    // A hidden input tells nobody that it was changed.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset cannot be a grid cell that its legend stands in.
    <div role="group" aria-labelledby={labelId} className="min-w-0">
      <p id={labelId} className="mb-1.5 text-fine font-semibold">
        {label}
      </p>
      <input ref={input} type="hidden" name={name} value={id} />
      {id ? <ChosenPicture id={id} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button ref={button} look="outline" size="small" onClick={() => setPicking(true)}>
          <Icon name="images" />
          {id ? texts.replace : texts.choose}
        </Button>
        {id ? (
          <Button look="outline" size="small" onClick={() => change('')}>
            {texts.remove}
          </Button>
        ) : null}
      </div>
      {hint ? <p className="mt-1.5 text-tiny text-ink-soft">{hint}</p> : null}
      {error ? <FieldError id={`${labelId}-error`}>{error}</FieldError> : null}
      {isPicking ? (
        <OutsideForm>
          <FilePicker onChoose={(file) => change(String(file.id))} onClose={() => setPicking(false)} />
        </OutsideForm>
      ) : null}
    </div>
  )
}

export const useFile = (id: string) => useQuery(fileQuery(id))

const shownPixels = 480

function ChosenPicture({ id }: { id: string }) {
  const { data: file, isError } = useFile(id)
  return (
    <div className="mb-2.5 flex items-center gap-3">
      <PictureBox id={id} className="w-32" />
      <p className="min-w-0 text-tiny text-ink-soft wrap-anywhere">{isError ? texts.missing : file?.name}</p>
    </div>
  )
}

export function PictureBox({ id, className }: { id: string; className: string }) {
  const { data: file } = useFile(id)
  return (
    <span
      className={`block aspect-16/10 shrink-0 overflow-clip rounded-field border border-line bg-surface-tint ${className}`}
    >
      {file ? (
        <img
          src={sourceFor(file, shownPixels)}
          alt=""
          style={{ objectPosition: `${file.focusX * 100}% ${file.focusY * 100}%` }}
          className="size-full object-cover"
        />
      ) : null}
    </span>
  )
}
