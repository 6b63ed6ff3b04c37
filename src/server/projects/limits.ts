import { projectRules } from '#contracts/project-rules.ts'
import type { Limit } from '#server/rate-limit/take.ts'

/** Updates that one person posts: each writes a mail. */
export const projectUpdatesOf = (userId: number): Limit => ({
  key: `project-updates:${userId}`,
  max: projectRules.updatesPerHour,
  windowSeconds: 60 * 60,
})
