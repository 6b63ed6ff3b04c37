import { useEffect, useRef, useState } from 'react'
import { listRules } from '#contracts/lists.ts'
import { inputLook } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'

// <ListSearch label="Search names and e-mails" placeholder="Name or e-mail" value={state.search}
//   onSearch={(search) => set({ search }, { replace: true })} />

interface ListSearchProps {
  /** What is searched, for readers. */
  label: string
  placeholder: string
  /** The address's. */
  value: string | undefined
  onSearch: (search: string | undefined) => void
}

/** Typing pauses this long before the list is asked again. */
const searchPauseMs = 250

/** The search of a list: asks once typing rests, and at once on Enter. */
export function ListSearch({ label, placeholder, value = '', onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState({ text: value, for: value })
  // The address changed without this field, by Back or "Clear": the field follows it.
  if (typed.for !== value) setTyped({ text: typed.text.trim() === value ? typed.text : value, for: value })

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = (text: string) => {
    clearTimeout(timer.current)
    if (text.trim() !== value) onSearch(text.trim() || undefined)
  }
  return (
    <search className="relative min-w-0 grow basis-60 md:max-w-80">
      <Icon name="search" className="pointer-events-none absolute top-3.5 left-3.5 text-ink-soft" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={listRules.searchCharsMax}
        value={typed.text}
        onChange={({ target }) => {
          setTyped({ text: target.value, for: value })
          clearTimeout(timer.current)
          timer.current = setTimeout(() => ask(target.value), searchPauseMs)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask(typed.text)
        }}
        className={`${inputLook} min-h-11 pl-10 text-small`}
      />
    </search>
  )
}
