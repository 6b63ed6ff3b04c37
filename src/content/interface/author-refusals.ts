import { formatNumber } from '#shared/formats.ts'
import { pluralize } from '#shared/words.ts'

export const authorRefusals = {
  'author-refused': ({ complaint }: { complaint: string }) => complaint,
  'author-not-found': 'There is no such author.',
} as const

/** Why an author is not saved or deleted. */
export const authorRefusalTexts = {
  nameTaken: 'Another author has this name.',
  slugTaken: 'Another author has this address. Choose another one.',
  full: (authorsMax: number) =>
    `A blog has at most ${formatNumber(authorsMax)} authors. Delete one who has no articles first.`,
  pictureMissing: (id: number) => `The library has no picture with the number ${id}. Choose another one.`,
  pictureUndescribed: (name: string) =>
    `The picture “${name}” has no alt text yet. Say in the library what it shows, or mark it as decorative.`,
  used: (name: string, count: number, countedMax: number) =>
    `${name} is the author of ${count > countedMax ? `more than ${formatNumber(countedMax)} posts` : pluralize(count, 'post')}, drafts included. Give them another author first.`,
  tooManyPosts: (postsMax: number) =>
    `More than ${formatNumber(postsMax)} posts name this author, so the name cannot be changed in one go.`,
} as const
