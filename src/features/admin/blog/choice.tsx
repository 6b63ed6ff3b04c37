import { useId } from 'react'
import { Labelled } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'

interface ChoiceProps<T extends string> {
  label: string
  value: T
  options: readonly (readonly [value: T, name: string])[]
  choose: (value: T) => void
  hint?: string | undefined
}

/** A select whose options are the values of a union. */
export function Choice<T extends string>({ label, value, options, choose, hint }: ChoiceProps<T>) {
  const id = useId()
  return (
    <Labelled id={id} label={label} hint={hint}>
      <Select
        id={id}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => {
          const option = options.find(([optionValue]) => optionValue === event.target.value)
          if (option) choose(option[0])
        }}
      >
        {options.map(([optionValue, name]) => (
          <option key={optionValue} value={optionValue}>
            {name}
          </option>
        ))}
      </Select>
    </Labelled>
  )
}
