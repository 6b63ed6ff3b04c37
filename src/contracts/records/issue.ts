import * as z from 'zod/mini'
import { lineText, linesText } from '#contracts/entered-text.ts'
import { issueRules } from '#contracts/newsletter-rules.ts'
import type { RecordField } from './fields.ts'

/**
 * What somebody enters of a newsletter issue. Its request, patch, response, draft and form derive from this table; a
 * new field also needs a column (src/server/platform/db/schema/newsletter.ts) and an input (`IssueEditor`).
 */
export const issueFields = {
  subject: {
    stored: z.string(),
    entered: lineText('Enter a subject.').check(
      z.maxLength(
        issueRules.subjectCharsMax,
        `A subject has at most ${issueRules.subjectCharsMax} characters.`,
      ),
    ),
  },
  content: { stored: z.string(), entered: linesText('Enter the text as Markdown.') },
} as const satisfies Record<string, RecordField>
