import { useId } from 'react'
import { wordFor } from '#shared/words.ts'
import { Field, Labelled, TextArea } from '#ui/field.tsx'
import { useFieldState } from '#ui/form/form-state.ts'
import { Select } from '#ui/select.tsx'
import { PictureControl } from './picture-control.tsx'
import { PicturesControl } from './pictures-control.tsx'
import { type FormField, localMinuteOf, type RecordValues } from './record-fields.ts'
import { StoryTextControl } from './story-text-control.tsx'

interface RecordControlProps {
  field: FormField
  value: RecordValues[string]
}

export function RecordControl({ field, value }: RecordControlProps) {
  const { name, label, kind, hint, isOptional, maxLength, rows } = field
  if (kind === 'check') return <CheckBox name={name} label={label} isChecked={value === true} />
  if (kind === 'checks') return <CheckBoxes field={field} value={value} />
  if (kind === 'choice') return <Choice field={field} value={value} />
  if (kind === 'picture') return <PictureControl field={field} value={value} />
  if (kind === 'pictures') return <PicturesControl field={field} value={value} />
  if (kind === 'markdown') return <StoryTextControl field={field} value={value} />
  if (kind === 'time')
    return (
      <Field
        label={label}
        hint={hint}
        name={name}
        type="datetime-local"
        max="9999-12-31T23:59"
        defaultValue={localMinuteOf(value)}
      />
    )
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '')
  const attributes = { label, hint, name, required: !isOptional, maxLength, defaultValue: text }
  if (kind === 'area' || kind === 'lines')
    return <TextArea {...attributes} rows={rows} className="sm:col-span-2" />
  return <Field {...attributes} type={kind} step={kind === 'number' ? 'any' : undefined} />
}

interface CheckBoxProps {
  name: string
  label: string
  value?: string
  isChecked: boolean
}

function CheckBox({ name, label, value, isChecked }: CheckBoxProps) {
  const { isInvalid, describedBy } = useFieldState(name)
  return (
    <label className="flex min-h-11 items-center gap-3 text-small">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChecked}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        className="size-5 accent-primary"
      />
      {label}
    </label>
  )
}

function CheckBoxes({ field, value }: RecordControlProps) {
  const { name, label, choices = [], choiceNames = {} } = field
  const chosen = Array.isArray(value) ? value : []
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1.5 text-fine font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {/* Includes one that is no longer offered: saving the record must not change it. */}
        {[...new Set([...choices, ...chosen])].map((choice) => (
          <CheckBox
            key={choice}
            name={name}
            label={wordFor(choiceNames, choice)}
            value={choice}
            isChecked={chosen.includes(choice)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Choice({ field, value }: RecordControlProps) {
  const { name, label, choices = [], choiceNames = {} } = field
  const id = useId()
  const { error, isInvalid, describedBy } = useFieldState(name)
  const chosen = String(value ?? '')
  const isOffered = chosen === '' || choices.includes(chosen)
  return (
    <Labelled id={id} label={label} error={error}>
      <Select
        id={id}
        name={name}
        defaultValue={chosen}
        aria-invalid={isInvalid || (error ? true : undefined)}
        aria-describedby={error ? `${id}-error` : describedBy}
      >
        {/* Includes a value that is no longer offered: saving the record must not change it. */}
        {(isOffered ? choices : [chosen, ...choices]).map((choice) => (
          <option key={choice} value={choice}>
            {wordFor(choiceNames, choice)}
          </option>
        ))}
      </Select>
    </Labelled>
  )
}
