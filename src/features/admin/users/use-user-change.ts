import { useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetPublicReads } from '#api/page-source.ts'
import { sendJson } from '#api/send-json.ts'
import { userChangeTexts as texts } from '#content/interface/admin/user.ts'
import type { AdminUserDetail } from '#contracts/admin-users.ts'
import { toastFailure, toast } from '#ui/toast-store.ts'
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
    onSuccess(_, { method, toastTitle }) {
      // Whether booking pages offer times depends on the role and the access of users.
      if (method === 'PATCH') forgetPublicReads()
      toast({ title: toastTitle, description: name })
    },
    onError: (error) => toastFailure(texts.failedTitle, error),
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(usersPath),
      }),
  })
}
