import * as z from 'zod/mini'
import { fileRules } from './file-rules.ts'
import { lineText, optionalLineText } from './entered-text.ts'
import { listAfter, listResponse, listSearch } from './lists.ts'

const focus = z
  .number('The focus point is given from 0 to 1.')
  .check(z.gte(0, 'The focus point is given from 0 to 1.'), z.lte(1, 'The focus point is given from 0 to 1.'))

const altText = optionalLineText('The alt text is text.').check(
  z.maxLength(fileRules.altCharsMax, `An alt text has at most ${fileRules.altCharsMax} characters.`),
)

const fileName = lineText('Enter a name.').check(
  z.maxLength(fileRules.nameCharsMax, `A name has at most ${fileRules.nameCharsMax} characters.`),
)

const revision = z.optional(z.int('The revision is a whole number.'))

export const filePatchSchema = z.object({
  name: z.optional(fileName),
  alt: z.optional(altText),
  isDecorative: z.optional(z.boolean('Decorative is yes or no.')),
  focusX: z.optional(focus),
  focusY: z.optional(focus),
  revision,
})
export type FilePatch = z.infer<typeof filePatchSchema>

/** Fields of a multipart request are text. */
const numberText = (schema: z.ZodMiniType<number, number>) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => (text.trim() === '' ? Number.NaN : Number(text))),
      ),
      schema,
    ),
  )

export const uploadFieldsSchema = z.object({
  alt: z._default(altText, ''),
  isDecorative: z.pipe(
    z._default(z.string(), ''),
    z.transform((text) => text === 'true' || text === 'on'),
  ),
  focusX: numberText(focus),
  focusY: numberText(focus),
  revision: numberText(z.int('The revision is a whole number.')),
})
export type UploadFields = z.infer<typeof uploadFieldsSchema>

export const fileUseSchema = z.object({ type: z.string(), title: z.string(), path: z.string() })
export type FileUse = z.infer<typeof fileUseSchema>

export const fileSchema = z.object({
  id: z.number(),
  url: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  alt: z.string(),
  isDecorative: z.boolean(),
  focusX: z.number(),
  focusY: z.number(),
  variants: z.array(z.object({ url: z.string(), width: z.number(), height: z.number(), bytes: z.number() })),
  visibility: z.enum(['public', 'private']),
  uploadedBy: z.string(),
  createdAt: z.string(),
  revision: z.number(),
  useCount: z.number(),
})
export type StoredFile = z.infer<typeof fileSchema>

export const fileDetailSchema = z.extend(fileSchema, { uses: z.array(fileUseSchema) })
export type StoredFileDetail = z.infer<typeof fileDetailSchema>

export const fileKinds = ['picture', 'document', 'no-alt', 'unused'] as const
export type FileKind = (typeof fileKinds)[number]

export const fileQuerySchema = z.object({
  search: listSearch,
  kind: z.optional(z.enum(fileKinds, `"kind" is one of ${fileKinds.join(', ')}.`)),
  after: listAfter,
})
export type FileQuery = z.infer<typeof fileQuerySchema>

export const fileListSchema = z.extend(listResponse(fileSchema), {
  total: z.object({ files: z.number(), bytes: z.number() }),
  /** Whether there is a bucket to upload to. */
  isAvailable: z.boolean(),
})
export type FileList = z.infer<typeof fileListSchema>
