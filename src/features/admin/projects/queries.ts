import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { freshQuery } from '#api/json-query.ts'
import { sendJson } from '#api/send-json.ts'
import { type AdminProjectDetail, adminProjectDetailSchema } from '#contracts/admin-projects.ts'

export const projectsPath = '/api/admin/projects'
export const projectPage = (id: number | string) => `/admin/projects/project?id=${id}`

export const projectQuery = (id: number | string) =>
  freshQuery(`${projectsPath}/${id}`, adminProjectDetailSchema)

export function cacheProject(client: QueryClient, response: unknown): AdminProjectDetail {
  const project = z.parse(adminProjectDetailSchema, response)
  client.setQueryData(projectQuery(project.id).queryKey, project)
  void client.invalidateQueries({ queryKey: [projectsPath] })
  return project
}

interface ProjectWrite {
  method: 'POST' | 'PATCH' | 'DELETE'
  subpath: string
  body?: unknown
}

export function useProjectWrite(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ method, subpath, body }: ProjectWrite) =>
      sendJson(method, `${projectsPath}/${id}${subpath}`, body),
    onSuccess: (response) => void cacheProject(client, response),
  })
}
