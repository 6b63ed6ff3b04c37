import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '#api/send-json.ts'
import { userChangeTexts as texts } from '#content/interface/admin/user.ts'
import type { AdminUserDetail } from '#contracts/admin-users.ts'
import { toast } from '#ui/toast-store.ts'
import { usersPath } from './paths.ts'

interface UserAction {
  method: 'PATCH' | 'DELETE' | 'POST'
  subpath?: string
  body?: object
  toastTitle: string
}

export function useUserChange({ id, name }: AdminUserDetail) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ method, subpath = '', body }: UserAction) =>
      sendJson(method, `${usersPath}/${id}${subpath}`, body),
    onSuccess: (_, { toastTitle }) => toast({ title: toastTitle, description: name }),
    onError: (error) =>
      toast({ title: texts.failedTitle, description: error.message, variant: 'destructive' }),
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(usersPath),
      }),
  })
}
