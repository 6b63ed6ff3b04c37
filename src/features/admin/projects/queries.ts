import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { freshQuery } from '#api/json-query.ts'
import { sendJson } from '#api/send-json.ts'
import { milestoneTexts } from '#content/interface/admin/project.ts'
import { type AdminProjectDetail, adminProjectDetailSchema } from '#contracts/admin-projects.ts'
import { toastFailure } from '#ui/toast-store.ts'

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

/** One after another, so that no answer overwrites a newer one in the cache. */
const scopeOf = (id: number) => ({ id: `${projectsPath}/${id}` })

export function useProjectWrite(id: number, whenRefused?: () => void) {
  const client = useQueryClient()
  return useMutation({
    scope: scopeOf(id),
    mutationFn: ({ method, subpath, body }: ProjectWrite) =>
      sendJson(method, `${projectsPath}/${id}${subpath}`, body),
    onSuccess: (response) => void cacheProject(client, response),
    onError: whenRefused,
  })
}

export function useProjectRefresh(id: number) {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: projectQuery(id).queryKey })
}

interface MilestoneMove {
  milestone: number
  by: 1 | -1
}

export function useMilestoneMove(project: AdminProjectDetail) {
  const client = useQueryClient()
  const { queryKey } = projectQuery(project.id)
  return useMutation({
    scope: scopeOf(project.id),
    mutationFn: async ({ milestone, by }: MilestoneMove) => {
      const { milestones } = client.getQueryData<AdminProjectDetail>(queryKey) ?? project
      const from = milestones.findIndex(({ id }) => id === milestone)
      const to = from + by
      const title = milestones[from]?.title
      if (title === undefined || to < 0 || to >= milestones.length) return ''
      const order = milestones.toSpliced(from, 1).toSpliced(to, 0, ...milestones.slice(from, from + 1))
      for (const [index, { id, sortOrder }] of order.entries()) {
        if (sortOrder === index + 1) continue
        const path = `${projectsPath}/${project.id}/milestones/${id}`
        cacheProject(client, await sendJson('PATCH', path, { sortOrder: index + 1 }))
      }
      return milestoneTexts.moved(title, to + 1, milestones.length)
    },
    onError: (error) => {
      toastFailure(milestoneTexts.moveFailedTitle, error)
      void client.invalidateQueries({ queryKey })
    },
  })
}
