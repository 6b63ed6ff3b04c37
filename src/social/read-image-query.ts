import { type SocialImageSize, socialImageSizes, socialTitleCharsMax } from '#contracts/social-image.ts'
import { imageQueryProblems } from '#content/interface/answers.ts'
import { cleanText } from './clean-text.ts'
import { groundNamePattern } from '#contracts/ground-name.ts'
import type { SocialImageRequest } from './ready-card.ts'

export type ImageQuery = { ok: true; request: SocialImageRequest } | { ok: false; message: string }

const fields = ['type', 'title', 'description', 'category', 'size', 'ground'] as const
const typePattern = /^[\p{L}\p{M}\p{N}_-]{1,40}$/u
const sizeNames = Object.keys(socialImageSizes).join(', ')

export function readImageQuery(query: URLSearchParams): ImageQuery {
  const repeatedField = fields.find((field) => query.getAll(field).length > 1)
  if (repeatedField) return reject(imageQueryProblems.repeatedField(repeatedField))
  const title = query.get('title') ?? ''
  if (!cleanText(title, socialTitleCharsMax)) return reject(imageQueryProblems.titleMissing)
  const type = query.get('type') ?? ''
  if (type && !typePattern.test(type)) return reject(imageQueryProblems.type)
  const size = query.get('size')
  if (size !== null && !isSize(size)) return reject(imageQueryProblems.size(sizeNames))
  const ground = query.get('ground')
  if (ground !== null && !groundNamePattern.test(ground)) return reject(imageQueryProblems.ground)
  return {
    ok: true,
    request: {
      type,
      title,
      description: query.get('description') ?? '',
      category: query.get('category') ?? '',
      ...(size === null ? {} : { size }),
      ...(ground === null ? {} : { ground }),
    },
  }
}

function isSize(name: string): name is SocialImageSize {
  return Object.hasOwn(socialImageSizes, name)
}

function reject(message: string): ImageQuery {
  return { ok: false, message }
}
