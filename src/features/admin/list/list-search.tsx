import { useEffect, useRef, useState } from 'react'
import { listRules } from '#contracts/lists.ts'
import { filterLook } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'

interface ListSearchProps {
  label: string
  placeholder: string
  value: string | undefined
  onSearch: (search: string | undefined) => void
}

const searchPauseMs = 250

export function ListSearch({ label, placeholder, value = '', onSearch }: ListSearchProps) {
  const [input, setInput] = useState({ text: value, for: value })
  if (input.for !== value) setInput({ text: input.text.trim() === value ? input.text : value, for: value })

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const submit = (text: string) => {
    clearTimeout(timer.current)
    if (text.trim() !== value) onSearch(text.trim() || undefined)
  }
  return (
    <search className="print-hidden relative min-w-0 grow basis-60 md:max-w-80">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={listRules.searchCharsMax}
        value={input.text}
        onChange={({ target }) => {
          setInput({ text: target.value, for: value })
          clearTimeout(timer.current)
          timer.current = setTimeout(() => submit(target.value), searchPauseMs)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') submit(input.text)
        }}
        className={`${filterLook} pl-10`}
      />
    </search>
  )
}
