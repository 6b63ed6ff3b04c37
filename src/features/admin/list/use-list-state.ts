import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useOwnSearch } from '#ui/use-own-search.ts'
import { rememberList } from '../frame/list-return.tsx'

type Rule = readonly string[] | RegExp
type ValueOf<R extends Rule> = R extends readonly (infer Word)[] ? Word : string

export type ListState<Fields extends Record<string, Rule>> = {
  [Name in keyof Fields]?: ValueOf<Fields[Name]> | undefined
}

export const searchRule = /^[\s\S]{1,100}$/

export function useListState<const Fields extends Record<string, Rule>>(fields: Fields) {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const pathname = useLocation({ select: (location) => location.pathname })
  const search = useOwnSearch()
  const state = readState(fields, isHydrated ? search : {})
  useEffect(() => rememberList(pathname, search), [pathname, search])

  const set = (patch: ListState<Fields>, { replace = false } = {}) =>
    void navigate({
      to: pathname,
      search: (current: Record<string, unknown>) => ({ ...current, ...patch }),
      replace,
      resetScroll: false,
    })

  const filters = Object.keys(fields).filter((name) => name !== 'sort')
  const clear = () =>
    void navigate({
      to: pathname,
      search: (current: Record<string, unknown>) => ({
        ...current,
        ...Object.fromEntries(filters.map((name) => [name, undefined])),
      }),
      resetScroll: false,
    })
  const isFiltered = filters.some((name) => state[name] !== undefined)
  const isNarrowed = filters.some((name) => name !== 'search' && state[name] !== undefined)
  return { state, set, clear, isFiltered, isNarrowed }
}

export function readState<Fields extends Record<string, Rule>>(
  fields: Fields,
  query: Record<string, string>,
): ListState<Fields> {
  const validEntries = Object.entries(fields).flatMap(([name, rule]) => {
    const value = Object.hasOwn(query, name) ? query[name] : undefined
    return value !== undefined && matchesRule(rule, value) ? [[name, value] as const] : []
  })
  // The cast is safe: each value was checked against the rule of its name.
  return Object.fromEntries(validEntries) as ListState<Fields>
}

const matchesRule = (rule: Rule, value: string) =>
  rule instanceof RegExp ? rule.test(value) : rule.includes(value)
