import { useId } from 'react'
import { selectTexts } from '#content/interface/common.ts'
import { CharCount } from '#ui/char-count.tsx'
import { cn } from '#ui/cn.ts'
import { inputLook } from '#ui/field.tsx'

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
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-fine font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        required={!isOptional}
        defaultValue={initial}
        onChange={({ target }) => onChoose?.(target.value)}
        className={inputLook}
      >
        <option value="" disabled={!isOptional}>
          {selectTexts.choose}
        </option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
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

export function LabelledArea({ label, hint, charsMax, value, onWrite, ...area }: LabelledAreaProps) {
  const id = useId()
  return (
    <div className="sm:col-span-2">
      <label htmlFor={id} className="mb-1.5 flex justify-between text-fine font-semibold">
        {label}
        <span aria-hidden="true">
          <CharCount chars={value.length} charsMax={charsMax} />
        </span>
      </label>
      <textarea
        {...area}
        id={id}
        rows={4}
        maxLength={charsMax}
        value={value}
        onChange={({ target }) => onWrite(target.value)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={cn(inputLook, 'py-2.5')}
      />
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-tiny text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
