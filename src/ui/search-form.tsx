import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { searchButton, searchLabel } from '#content/interface/shell.ts'
import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { Icon } from './icon.tsx'

interface SearchFormProps {
  query?: string
  charsMax: number
  isOnBand?: boolean
  className?: string
}

export function SearchForm({ query = '', charsMax, isOnBand = false, className }: SearchFormProps) {
  const navigate = useNavigate()
  const [isSearching, setSearching] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const shownQuery = useRef(query)
  useEffect(() => {
    if (field.current && shownQuery.current !== query) field.current.value = query
    shownQuery.current = query
  }, [query])

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSearching(true)
    await navigate({ to: '/blog/search', search: { q: field.current?.value.trim() ?? '' } })
    setSearching(false)
  }

  return (
    <search>
      <form
        action="/blog/search"
        method="get"
        onSubmit={(event) => void search(event)}
        className={cn('flex gap-2', className)}
      >
        <div className="relative grow">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft"
          />
          <input
            ref={field}
            type="search"
            name="q"
            aria-label={searchLabel}
            placeholder={searchLabel}
            defaultValue={query}
            maxLength={charsMax}
            autoComplete="off"
            className="min-h-(--field-height) w-full rounded-field border border-field bg-card pr-3.5 pl-10 text-[1rem] text-ink placeholder:text-ink-soft contrast:border-3"
          />
        </div>
        <Button type="submit" look={isOnBand ? 'light' : 'primary'} size="field" aria-busy={isSearching}>
          {searchButton}
        </Button>
      </form>
    </search>
  )
}
