import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { recordPictureTexts as texts } from '#content/interface/admin/record-pictures.ts'
import { Button } from '#ui/button.tsx'
import { FieldError, inputLook } from '#ui/field.tsx'
import { useFieldState } from '#ui/form/form-state.ts'
import { Icon } from '#ui/icon.tsx'
import { FilePicker } from '../files/file-picker.tsx'
import { OutsideForm } from './outside-form.tsx'
import { PictureBox, useFile } from './picture-control.tsx'
import type { FormField, RecordValues } from './record-fields.ts'
import { screenNotation } from './story-notation.ts'

interface Entry {
  key: number
  file: string
  caption: string
}

interface PicturesControlProps {
  field: FormField
  value: RecordValues[string]
}

/** Pictures of the library with captions. The form gets a line for each (`screenNotation`). */
export function PicturesControl({ field: { name, label, hint, countMax = 1 }, value }: PicturesControlProps) {
  const [entries, setEntries] = useState(() => (Array.isArray(value) ? value.map(toEntry) : []))
  const [isPicking, setPicking] = useState(false)
  const group = useRef<HTMLFieldSetElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const errorId = useId()
  const { error } = useFieldState(name)

  function change(next: readonly Entry[]) {
    flushSync(() => setEntries([...next]))
    // Hidden inputs tell nobody that they were changed.
    group.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function add(file: string) {
    setPicking(false)
    change([...entries, { key: nextKey(entries), file, caption: '' }])
    addButton.current?.focus()
  }

  function remove(entry: Entry) {
    change(entries.filter((other) => other !== entry))
    addButton.current?.focus()
  }

  function moveUp(index: number) {
    const [before, entry] = entries.slice(index - 1, index + 1)
    if (before && entry) change([...entries.slice(0, index - 1), entry, before, ...entries.slice(index + 1)])
  }

  return (
    <fieldset ref={group} className="min-w-0 sm:col-span-2" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-fine font-semibold">{label}</legend>
      {entries.length > 0 ? (
        <ol className="mb-3 grid gap-2.5">
          {entries.map((entry, index) => (
            <li key={entry.key}>
              <input type="hidden" name={name} value={screenNotation.format(entry)} />
              <Row
                entry={entry}
                isFirst={index === 0}
                onCaption={(caption) =>
                  change(entries.map((other) => (other === entry ? { ...entry, caption } : other)))
                }
                onMoveUp={() => moveUp(index)}
                onRemove={() => remove(entry)}
              />
            </li>
          ))}
        </ol>
      ) : null}
      <Button
        ref={addButton}
        look="outline"
        size="small"
        disabled={entries.length >= countMax}
        onClick={() => setPicking(true)}
      >
        <Icon name="image-plus" />
        {texts.add}
      </Button>
      {hint ? <p className="mt-1.5 text-tiny text-ink-soft">{hint}</p> : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {isPicking ? (
        <OutsideForm>
          <FilePicker onChoose={({ id }) => add(String(id))} onClose={() => setPicking(false)} />
        </OutsideForm>
      ) : null}
    </fieldset>
  )
}

const nextKey = (entries: readonly Entry[]) => Math.max(0, ...entries.map(({ key }) => key)) + 1

function toEntry(line: string, index: number): Entry {
  const { file, caption = '' } = screenNotation.parse(line)
  return { key: index, file: String(file), caption }
}

const captionCharsMax = 160

interface RowProps {
  entry: Entry
  isFirst: boolean
  onCaption: (caption: string) => void
  onMoveUp: () => void
  onRemove: () => void
}

function Row({ entry: { file, caption }, isFirst, onCaption, onMoveUp, onRemove }: RowProps) {
  const { data, isError } = useFile(file)
  const name = data?.name ?? ''
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-3 rounded-field border border-line p-2.5">
      <PictureBox id={file} className="w-full" />
      <div className="grid gap-2">
        <p className="text-tiny text-ink-soft wrap-anywhere">{isError ? texts.missing : name}</p>
        <input
          aria-label={texts.captionOf(name)}
          placeholder={texts.caption}
          maxLength={captionCharsMax}
          value={caption}
          onChange={({ target }) => onCaption(target.value)}
          dir="auto"
          className={inputLook}
        />
        <div className="flex flex-wrap gap-2">
          {isFirst ? null : (
            <Button look="outline" size="small" aria-label={texts.moveUpOf(name)} onClick={onMoveUp}>
              {texts.moveUp}
            </Button>
          )}
          <Button look="outline" size="small" aria-label={texts.removeOf(name)} onClick={onRemove}>
            {texts.remove}
          </Button>
        </div>
      </div>
    </div>
  )
}
