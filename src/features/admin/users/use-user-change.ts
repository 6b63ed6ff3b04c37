import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#api/query.ts'
import { userChangeTexts as texts } from '#content/interface/admin/user.ts'
import type { AdminUserDetail } from '#contracts/admin-users.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { useAction } from '#ui/form/use-action.ts'
import { toast, toastFailure } from '#ui/toast-store.ts'

const [usersPath] = keyOf(adminEndpoints.users)

/** Returns a function that changes a user by one request and says so. */
export function useUserChange({ name }: AdminUserDetail) {
  const client = useQueryClient()
  const { run, isPending } = useAction({ onFailure: (failure) => toastFailure(texts.failedTitle, failure) })
  const refresh = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(usersPath),
    })

  const change = (toastTitle: string, send: () => Promise<unknown>) =>
    run(async () => {
      try {
        await send()
        toast({ title: toastTitle, description: name })
      } finally {
        await refresh()
      }
    })
  return { change, isPending }
}
