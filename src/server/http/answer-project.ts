import type { Context } from 'hono'
import * as z from 'zod/mini'
import { adminProjectDetailSchema } from '#contracts/admin-projects.ts'
import { openDb } from '#server/db/open.ts'
import { readForAgency } from '#server/projects/read-for-agency.ts'
import { requireUser } from './current-user.ts'
import type { AppEnv } from './env.ts'
import { refuse } from './refuse.ts'

export async function answerProject(
  c: Context<AppEnv>,
  id: number,
  { status = 200, before }: { status?: 200 | 201; before?: number | undefined } = {},
) {
  const reader = await requireUser(c)
  const project = await readForAgency(openDb(c.env.DB), { id, reader, before })
  if (!project) refuse({ reason: 'project-not-found' })
  return c.json(z.parse(adminProjectDetailSchema, project), status)
}
