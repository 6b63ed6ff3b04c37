import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { jsonQuery } from '#api/json-query.ts'
import { sendJson } from '#api/send-json.ts'
import { type AdminProjectDetail, adminProjectDetailSchema } from '#contracts/admin-projects.ts'

export const projectsPath = '/api/admin/projects'
export const projectPage = (id: number | string) => `/admin/projects/project?id=${id}`

/** One project. Not kept once its page is left: the next visit starts from what is newest. */
export const projectQuery = (id: number | string) => ({
  ...jsonQuery(`${projectsPath}/${id}`, adminProjectDetailSchema),
  gcTime: 0,
})

/** What the API answers to a change is the project as it is now. */
export function keepProject(client: QueryClient, answer: unknown): AdminProjectDetail {
  const project = z.parse(adminProjectDetailSchema, answer)
  client.setQueryData(projectQuery(project.id).queryKey, project)
  void client.invalidateQueries({ queryKey: [projectsPath] })
  return project
}

interface Write {
  method: 'POST' | 'PATCH' | 'DELETE'
  /** Behind the project's own path. */
  at: string
  body?: unknown
}

/** A change of what hangs on a project; its answer is shown at once. */
export function useProjectWrite(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ method, at, body }: Write) => sendJson(method, `${projectsPath}/${id}${at}`, body),
    onSuccess: (answer) => void keepProject(client, answer),
  })
}
