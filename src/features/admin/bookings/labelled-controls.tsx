import { useId } from 'react'
import { selectTexts } from '#content/interface/common.ts'
import { CharCount } from '#ui/char-count.tsx'
import { Labelled, TextArea } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'

interface LabelledSelectProps {
  label: string
  name: string
  choices: readonly { value: string; label: string }[]
  isOptional?: boolean | undefined
  className?: string
  initial?: string | undefined
  onChoose?: (value: string) => void
}

export function LabelledSelect({
  label,
  name,
  choices,
  isOptional,
  className,
  initial = '',
  onChoose,
}: LabelledSelectProps) {
  const id = useId()
  return (
    <Labelled id={id} label={label} className={className}>
      <Select
        id={id}
        name={name}
        required={!isOptional}
        defaultValue={initial}
        onChange={({ target }) => onChoose?.(target.value)}
      >
        <option value="" disabled={!isOptional}>
          {selectTexts.choose}
        </option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Labelled>
  )
}

interface LabelledAreaProps {
  label: string
  name?: string
  required?: boolean
  hint?: string
  charsMax: number
  value: string
  onWrite: (text: string) => void
}

export function LabelledArea({ charsMax, value, onWrite, ...area }: LabelledAreaProps) {
  const countId = useId()
  return (
    <TextArea
      {...area}
      maxLength={charsMax}
      value={value}
      onChange={({ target }) => onWrite(target.value)}
      aria-describedby={countId}
      aside={<CharCount id={countId} chars={value.length} charsMax={charsMax} />}
      className="sm:col-span-2"
    />
  )
}
