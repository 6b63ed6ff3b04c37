import { pluralize } from '#shared/words.ts'

export const digestTexts = {
  subject: (count: number) => `Your daily summary: ${pluralize(count, 'update')}`,
  opening: 'This is what has happened since the last summary.',
  unnamedOpening: (count: number) =>
    count === 1
      ? 'There is an update about your requests or projects.'
      : `There are ${count} updates about your requests or projects.`,
  more: (count: number) => `And ${pluralize(count, 'more update')}.`,
  beforeLink: 'You can see everything here:',
} as const
