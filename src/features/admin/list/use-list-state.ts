import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useOwnSearch } from '#ui/use-own-search.ts'

// The state of a list in the address:
//   const { state, set, clear, isFiltered } = useListState({ status: statuses, sort: sorts, search: searchRule })
//   state.status      typed; undefined when the address has none or something the rule refuses
//   set({ status })   a step in the history; undefined takes a name out of the address
//   set({ search }, { replace: true })   while somebody types: no step for every key
//   clear()           takes out all of the fields but `sort`
// Back, forward and a reload show the list as it was. Names that are not in the fields are left alone.

/** What the address may say for one name: one of these words, or what the pattern fits. */
type Rule = readonly string[] | RegExp
type ValueOf<R extends Rule> = R extends readonly (infer Word)[] ? Word : string

export type ListState<Fields extends Record<string, Rule>> = {
  [Name in keyof Fields]?: ValueOf<Fields[Name]> | undefined
}

/** For the name `search`: any text the server takes. */
export const searchRule = /^[\s\S]{1,100}$/

/** A list's filters, search and sort, kept in the address. `fields` is a constant of the module. */
export function useListState<const Fields extends Record<string, Rule>>(fields: Fields) {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const pathname = useLocation({ select: (location) => location.pathname })
  const search = useOwnSearch()
  // The first HTML is drawn without a query: the address counts only once React has taken over.
  const state = readState(fields, isHydrated ? search : {})

  const set = (patch: ListState<Fields>, { replace = false } = {}) =>
    void navigate({
      to: pathname,
      search: (now: Record<string, unknown>) => ({ ...now, ...patch }),
      replace,
      resetScroll: false,
    })

  const filters = Object.keys(fields).filter((name) => name !== 'sort')
  const clear = () =>
    void navigate({
      to: pathname,
      search: (now: Record<string, unknown>) => ({
        ...now,
        ...Object.fromEntries(filters.map((name) => [name, undefined])),
      }),
      resetScroll: false,
    })
  const isFiltered = filters.some((name) => state[name] !== undefined)
  const isNarrowed = filters.some((name) => name !== 'search' && state[name] !== undefined)
  return { state, set, clear, isFiltered, isNarrowed }
}

/** The values that their rules allow; others are as good as absent. */
export function readState<Fields extends Record<string, Rule>>(
  fields: Fields,
  query: Record<string, string>,
): ListState<Fields> {
  const allowed = Object.entries(fields).flatMap(([name, rule]) => {
    const value = Object.hasOwn(query, name) ? query[name] : undefined
    return value !== undefined && fits(rule, value) ? [[name, value] as const] : []
  })
  // Each value was held against the rule of its name, which is what the type says of it.
  return Object.fromEntries(allowed) as ListState<Fields>
}

const fits = (rule: Rule, value: string) => (rule instanceof RegExp ? rule.test(value) : rule.includes(value))
