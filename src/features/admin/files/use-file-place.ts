import { useHydrated, useNavigate } from '@tanstack/react-router'
import { fileKinds } from '#contracts/files.ts'
import { leaveUnasked } from '#ui/use-leave-blocker.ts'
import { useOwnId, useOwnSearch } from '#ui/use-own-search.ts'
import { type ListState, readState, searchRule } from '../list/use-list-state.ts'

export const filesPath = '/admin/files'
const fields = { search: searchRule, kind: fileKinds } as const
const noFilter: ListState<typeof fields> = { search: undefined, kind: undefined }

/** What the address says: the filter of the list, and the file that is open beside it. */
export function useFilePlace() {
  const search = useOwnSearch()
  const isHydrated = useHydrated()
  const ownId = useOwnId()
  const navigate = useNavigate()
  const filter = readState(fields, isHydrated ? search : {})
  const id = isHydrated && ownId !== undefined ? Number(ownId) : undefined

  const go = (patch: Record<string, string | undefined>, replace = false) =>
    navigate({
      to: filesPath,
      search: (current: Record<string, unknown>) => ({ ...current, ...patch }),
      replace,
      resetScroll: false,
    })

  return {
    filter,
    id,
    isFiltered: Object.values(filter).some((value) => value !== undefined),
    isNarrowed: filter.kind !== undefined,
    /** The open file stays as it is, so that nothing typed there is lost. */
    setFilter: (patch: ListState<typeof fields>, { replace = false } = {}) =>
      void leaveUnasked(() => go(patch, replace)),
    clearFilter: () => void leaveUnasked(() => go(noFilter)),
    open: (fileId: number | undefined) => void go({ id: fileId === undefined ? undefined : String(fileId) }),
    /** Closes a file that is gone. */
    closeDeleted: () => void leaveUnasked(() => go({ id: undefined }, true)),
  }
}
