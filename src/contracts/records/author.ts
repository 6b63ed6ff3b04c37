import * as z from 'zod/mini'
import { identifierText } from '#contracts/entered-text.ts'
import { slugPattern } from '#shared/slug.ts'
import { blankableText, field, line, optionalField } from './content-fields.ts'
import type { RecordField } from './fields.ts'
import { postRules } from './post.ts'

export const authorRules = {
  slugCharsMax: 60,
  titleCharsMax: 80,
  bioCharsMax: 300,
  authorsMax: 200,
  /** A new name is written into so many posts at once. */
  renamedPostsMax: 500,
} as const

/**
 * What somebody enters of an author. Its request, patch, response and form derive from this table; a new field also
 * needs a column (src/server/platform/db/schema/blog.ts) and a label (`authorFieldTexts`).
 */
export const authorFields = {
  name: field(line('The name', postRules.authorCharsMax)),
  slug: field(
    identifierText('Enter an address.').check(
      z.minLength(1, 'Enter an address.'),
      z.maxLength(authorRules.slugCharsMax, `An address has at most ${authorRules.slugCharsMax} characters.`),
      z.regex(slugPattern, 'Use lowercase letters and digits, joined by hyphens.'),
    ),
  ),
  title: field(line('The title', authorRules.titleCharsMax)),
  bio: optionalField(blankableText('The text about the author', authorRules.bioCharsMax)),
  picture: optionalField(
    z
      .int('The picture is the number of a file of the library.')
      .check(z.positive('The picture is the number of a file of the library.')),
  ),
} as const satisfies Record<string, RecordField>
