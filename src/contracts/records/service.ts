import * as z from 'zod/mini'
import { identifierText } from '#contracts/entered-text.ts'
import { field, line, optionalField, pictureId, sortOrder, status, text } from './content-fields.ts'
import type { RecordField } from './fields.ts'

export const serviceIcons = [
  'brain-circuit',
  'trending-up',
  'megaphone',
  'code',
  'search',
  'layers',
  'target',
] as const

/**
 * What somebody enters of a service, in the order of its form. Its request, patch, seed, public fields and form derive
 * from this table; a new field also needs a column (src/server/platform/db/schema/content.ts) and a label
 * (`serviceFieldTexts`).
 */
export const serviceFields = {
  title: field(line('The title', 80)),
  bookingTitle: field(line('The name on the booking page', 80)),
  price: field(line('The price text', 60)),
  link: field(
    identifierText('The link is missing.').check(
      z.regex(/^\/(?!\/)[\w\-/]*$/, 'The link is a path on this site, such as /services/digital-marketing.'),
    ),
  ),
  icon: { stored: z.string(), entered: z.enum(serviceIcons, 'Choose one of the icons.') },
  /** Shown where the service has a drawing or an icon alone otherwise. */
  picture: optionalField(pictureId('The picture')),
  status,
  description: field(text('The description', 300)),
  features: field(
    z
      .array(line('A feature', 120))
      .check(
        z.minLength(1, 'A service has at least one feature.'),
        z.maxLength(10, 'A service has at most ten features.'),
      ),
  ),
  sortOrder,
  onHome: field(z.boolean()),
  onOverview: field(z.boolean()),
  onBooking: field(z.boolean()),
} as const satisfies Record<string, RecordField>
