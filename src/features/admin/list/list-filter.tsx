import { useId } from 'react'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'

interface ListFilterProps<Value extends string> {
  label: string
  any?: string
  value: Value | undefined
  choices: readonly { value: Value; label: string }[]
  onChoose: (value: Value | undefined) => void
  className?: string
}

export function ListFilter<Value extends string>({
  label,
  any,
  value,
  choices,
  onChoose,
  className,
}: ListFilterProps<Value>) {
  const id = useId()
  return (
    <div
      className={cn(
        'print-hidden relative flex min-h-(--field-height) max-w-full min-w-0 items-center max-sm:grow rounded-field border border-field bg-card focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus contrast:border-3',
        className,
      )}
    >
      <label htmlFor={id} className="pl-3.5 text-fine whitespace-nowrap text-ink-soft">
        {label}:
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChoose(choices.find((choice) => choice.value === target.value)?.value)}
        className="min-h-10 min-w-0 grow cursor-pointer appearance-none rounded-field bg-card pr-8 pl-1 text-fine text-ellipsis font-semibold text-ink outline-none contrast:border-0"
      >
        {any === undefined ? null : <option value="">{any}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        size="small"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft"
      />
    </div>
  )
}

export const choicesOf = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: names[value] }))
