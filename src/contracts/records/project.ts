import * as z from 'zod/mini'
import { identifierText, lineText, longText } from '#contracts/entered-text.ts'
import { projectRules } from '#contracts/project-rules.ts'
import { progressSchema, projectStatuses } from '#contracts/projects.ts'
import { accountRules } from '#shared/account-rules.ts'
import { formatNumber } from '#shared/formats.ts'
import type { RecordField } from './fields.ts'

const budgetMessage = `The budget is a whole number from 0 to ${formatNumber(projectRules.budgetMax)}.`

const usernameText = (missing: string) =>
  identifierText(missing).check(
    z.toLowerCase(),
    z.maxLength(
      accountRules.usernameCharsMax,
      `A username has at most ${accountRules.usernameCharsMax} characters.`,
    ),
  )

/** The client of a project that starts without a booking. */
export const requiredClient = usernameText('Choose a client.').check(z.minLength(1, 'Choose a client.'))

/**
 * What somebody enters of a project. Its request, patch, response, draft and form derive from this table; a new field
 * also needs a column (src/server/platform/db/schema/projects.ts) and an input (`ProjectFields`). The client and the
 * provider are usernames here, and user ids in the database.
 */
export const projectFields = {
  client: { stored: z.nullable(z.string()), entered: z.nullable(usernameText('Enter a username.')) },
  provider: {
    stored: z.nullable(z.string()),
    entered: z.nullable(usernameText('Enter a username.')),
    default: null,
  },
  name: {
    stored: z.string(),
    entered: lineText('Name the project.').check(
      z.maxLength(
        projectRules.nameCharsMax,
        `A project's name has at most ${projectRules.nameCharsMax} characters.`,
      ),
    ),
  },
  description: {
    stored: z.string(),
    entered: longText('Describe the project.', projectRules.descriptionCharsMax),
  },
  status: {
    stored: z.string(),
    entered: z.enum(projectStatuses, `The status is one of ${projectStatuses.join(', ')}.`),
  },
  progressPercentage: { stored: z.number(), entered: progressSchema, default: 0 },
  budget: {
    stored: z.number(),
    entered: z
      .int(budgetMessage)
      .check(z.minimum(0, budgetMessage), z.maximum(projectRules.budgetMax, budgetMessage)),
  },
} as const satisfies Record<string, RecordField>
