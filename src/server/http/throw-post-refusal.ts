import { HTTPException } from 'hono/http-exception'
import { postRules } from '#contracts/admin-posts.ts'

/** What a save of a post can end with, in the words of the person who wrote it. */
const refusals = {
  'not-found': [404, 'There is no post at this address.'],
  'revision-not-found': [404, 'This version is no longer kept.'],
  conflict: [409, 'Somebody saved a newer version of this post. Compare the two before you save.'],
  'slug-taken': [409, 'Another post has this address. Choose another one.'],
  'text-too-large': [
    413,
    `The text is larger than ${postRules.markdownBytesMax / 1024} KB. Split it into two posts.`,
  ],
  'page-too-large': [
    413,
    'The page made from this text would be larger than 1.5 MB. Split it into two posts.',
  ],
  'text-missing': [400, 'Enter the text. Only a draft can do without one.'],
  'excerpt-missing': [400, 'Enter an excerpt. Only a draft can do without one.'],
  'time-missing': [400, 'Choose when the post goes live.'],
  'picture-refused': [
    400,
    'The picture must be a path on this site or an address on a host that the site allows.',
  ],
} as const satisfies Record<string, readonly [400 | 404 | 409 | 413, string]>

/** @throws HTTPException with the status and sentence of the reason */
export function throwPostRefusal(reason: keyof typeof refusals): never {
  const [status, message] = refusals[reason]
  throw new HTTPException(status, { message })
}
