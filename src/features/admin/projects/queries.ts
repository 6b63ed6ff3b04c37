import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { freshQuery, keyOf } from '#api/query.ts'
import { milestoneTexts } from '#content/interface/admin/project.ts'
import type { AdminProjectDetail } from '#contracts/admin-projects.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { toastFailure } from '#ui/toast-store.ts'

export const projectPage = (id: number | string) => `/admin/projects/project?id=${id}`

export const projectQuery = (id: number | string) => freshQuery(adminEndpoints.project, { params: { id } })

export function cacheProject(client: QueryClient, project: AdminProjectDetail): AdminProjectDetail {
  client.setQueryData(projectQuery(project.id).queryKey, project)
  void client.invalidateQueries({ queryKey: keyOf(adminEndpoints.projects) })
  return project
}

/** One after another, so that no answer overwrites a newer one in the cache. */
const scopeOf = (id: number) => ({ id: `project ${id}` })

export function useProjectWrite(id: number, whenRefused?: () => void) {
  const client = useQueryClient()
  return useMutation({
    scope: scopeOf(id),
    mutationFn: (write: () => Promise<AdminProjectDetail>) => write(),
    onSuccess: (project) => void cacheProject(client, project),
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
        const params = { id: project.id, milestone: id }
        cacheProject(
          client,
          await call(adminEndpoints.changeMilestone, { params, body: { sortOrder: index + 1 } }),
        )
      }
      return milestoneTexts.moved(title, to + 1, milestones.length)
    },
    onError: (error) => {
      toastFailure(milestoneTexts.moveFailedTitle, error)
      void client.invalidateQueries({ queryKey })
    },
  })
}
