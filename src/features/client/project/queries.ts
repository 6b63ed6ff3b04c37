import { jsonQuery } from '#api/json-query.ts'
import { projectDetailSchema } from '#contracts/projects.ts'

export const projectQuery = (id: number | string) =>
  jsonQuery(`/api/client/projects/${id}`, projectDetailSchema)

export const olderUpdatesQuery = (id: number, before: number) =>
  jsonQuery(`/api/client/projects/${id}?before=${before}`, projectDetailSchema)

export const assignedProjectsKey = ['/api/provider/projects']
