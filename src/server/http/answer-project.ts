import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as z from 'zod/mini'
import { adminProjectDetailSchema, adminProjectMessages } from '#contracts/admin-projects.ts'
import { projectMessages } from '#contracts/projects.ts'
import { openDb } from '#server/db/open.ts'
import { readForAgency } from '#server/projects/read-for-agency.ts'
import { requireUser } from './current-user.ts'
import type { AppEnv } from './env.ts'

const refusals = {
  'not-found': [404, projectMessages.notFound],
  'no-such-milestone': [404, adminProjectMessages.noSuchMilestone],
  'no-such-client': [400, adminProjectMessages.noSuchClient],
  'no-such-provider': [400, adminProjectMessages.noSuchProvider],
  'changed-meanwhile': [409, adminProjectMessages.conflictMessage],
} as const satisfies Record<string, readonly [400 | 404 | 409, string]>

/** @throws HTTPException with the status and sentence of the reason */
export function throwProjectRefusal(reason: keyof typeof refusals): never {
  const [status, message] = refusals[reason]
  throw new HTTPException(status, { message })
}

/** The project as it is now, which every change in the back office answers. @throws HTTPException 404 */
export async function answerProject(
  c: Context<AppEnv>,
  id: number,
  { status = 200, before }: { status?: 200 | 201; before?: number | undefined } = {},
) {
  const reader = await requireUser(c)
  const project = await readForAgency(openDb(c.env.DB), { id, reader, before })
  if (!project) throwProjectRefusal('not-found')
  return c.json(z.parse(adminProjectDetailSchema, project), status)
}
