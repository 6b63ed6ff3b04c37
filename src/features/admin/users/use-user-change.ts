import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '#api/send-json.ts'
import type { AdminUserDetail } from '#contracts/admin-users.ts'
import { toast } from '#ui/toast-store.ts'
import { usersPath } from './names.ts'

interface UserAction {
  method: 'PATCH' | 'DELETE' | 'POST'
  /** Below the account's own address. */
  path?: string
  body?: object
  /** What the toast says when it is done. */
  done: string
}

/** Something done to an account; the list and the account are read again, whatever became of it. */
export function useUserChange({ id, name }: AdminUserDetail) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ method, path = '', body }: UserAction) =>
      sendJson(method, `${usersPath}/${id}${path}`, body),
    onSuccess: (_, { done }) => toast({ title: done, description: name }),
    onError: (error) =>
      toast({ title: 'The account was not changed', description: error.message, variant: 'destructive' }),
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(usersPath),
      }),
  })
}
