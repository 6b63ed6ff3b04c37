import type { Context } from 'hono'
import * as z from 'zod/mini'
import { adminProjectDetailSchema } from '#contracts/admin-projects.ts'
import { readForAgency } from './read-for-agency.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'

export async function respondWithProject(
  c: Context<AppEnv>,
  id: number,
  { status = 200, before }: { status?: 200 | 201; before?: number | undefined } = {},
) {
  const project = await readForAgency(await userContext(c), { id, before })
  if (!project) refuse({ reason: 'project-not-found' })
  return c.json(z.parse(adminProjectDetailSchema, project), status)
}
