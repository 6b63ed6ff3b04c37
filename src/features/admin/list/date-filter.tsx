import { useId, useState } from 'react'
import { filterLook } from '#ui/field.tsx'

interface DateFilterProps {
  label: string
  value: string | undefined
  onChoose: (date: string | undefined) => void
}

/** While the year 2026 is typed, the field holds the years 2, 20 and 202. */
const wholeYear = /^[1-9]\d{3}-/

export function DateFilter({ label, value = '', onChoose }: DateFilterProps) {
  const id = useId()
  const [input, setInput] = useState({ text: value, for: value })
  if (input.for !== value) setInput({ text: value, for: value })
  return (
    <div className="print-hidden flex items-center gap-2 max-sm:col-span-full">
      <label htmlFor={id} className="shrink-0 text-fine text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={input.text}
        onChange={({ target }) => {
          setInput({ text: target.value, for: value })
          if (target.value === '' || wholeYear.test(target.value)) onChoose(target.value || undefined)
        }}
        onBlur={() => setInput({ text: value, for: value })}
        className={`${filterLook} w-auto min-w-0`}
      />
    </div>
  )
}
