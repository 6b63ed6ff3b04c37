import { inflateSync } from 'node:zlib'
import type { Context } from 'hono'
import { groundFault, type UploadFault, uploadFaults, variantFault } from '#content/interface/uploads.ts'
import { fileRules, variantWidths } from '#contracts/file-rules.ts'
import { groundRules, groundBytesMax, groundSize, readGround } from '#contracts/social-ground.ts'
import { uploadFieldsSchema } from '#contracts/files.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { mediaType } from '#platform/http/form-values.ts'
import { parseInput } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { cleanLine } from '#shared/entered-text.ts'
import { readUpload, type ReadFile } from './read-upload.ts'
import type { Upload } from './store-files.ts'

/**
 * Reads a multipart request with a `file`, what is said of it, variants in `w480`, `w960` and `w1600`, and in `ground`
 * what social images are drawn on. Refuses files that the library does not take, and variants and grounds that are not
 * what they claim.
 */
export async function readUploadForm(c: Context<AppEnv>): Promise<Upload> {
  if (mediaType(c) !== 'multipart/form-data') refuse({ reason: 'not-multipart' })
  const form = await c.req.formData().catch(() => refuseUpload('incomplete'))
  const file = form.get('file')
  if (!(file instanceof File)) return refuseUpload('missing')
  const fields = parseInput(uploadFieldsSchema, textFields(form))
  const content = readUpload(new Uint8Array(await file.arrayBuffer()))
  if (typeof content === 'string') return refuseUpload(content)
  const variants = await readVariants(form, content)
  const ground = await readGroundPart(form, content)
  return { ...content, name: nameOf(file.name), fields, variants: ground ? [...variants, ground] : variants }
}

const tooLarge: readonly UploadFault[] = ['picture-too-large', 'too-many-pixels', 'document-too-large']

const refuseUpload = (fault: UploadFault): never =>
  refuse({
    reason: tooLarge.includes(fault) ? 'upload-too-large' : 'upload-refused',
    complaint: uploadFaults[fault],
  })

function textFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** Some browsers send a whole path. */
const nameOf = (name: string): string =>
  cleanLine(name.replace(/^.*[\\/]/, '')).slice(0, fileRules.nameCharsMax) || 'file'

async function readVariants(form: FormData, original: ReadFile): Promise<Upload['variants']> {
  const variants: Upload['variants'][number][] = []
  for (const width of variantWidths) {
    const part = form.get(`w${width}`)
    if (part === null) continue
    const variant = part instanceof File ? await readVariant(part, width, original) : null
    if (!variant) return refuse({ reason: 'upload-refused', complaint: variantFault(width) })
    variants.push(variant)
  }
  return variants
}

/** A variant has the same shape, except for a pixel that rounding adds or takes. */
async function readVariant(part: File, width: number, original: ReadFile) {
  if (original.width === null || original.height === null || original.width <= width) return null
  if (part.size > fileRules.variantBytesMax) return null
  const content = readUpload(new Uint8Array(await part.arrayBuffer()))
  if (typeof content === 'string' || content.width !== width || content.height === null) return null
  if (Math.abs(content.height - (original.height * width) / original.width) > 1) return null
  const { type, height, bytes } = content
  return { width, height, type, bytes: bytes.length, content: bytes }
}

async function readGroundPart(form: FormData, { width, height }: ReadFile) {
  const part = form.get('ground')
  if (part === null) return null
  const size = width === null || height === null ? null : groundSize({ width, height })
  const content = size && part instanceof File ? await inflatedGround(part, size.height) : null
  const ground = content && readGround(content.pixels)
  if (!size || !ground || ground.pixels.length !== size.width * size.height)
    return refuse({ reason: 'upload-refused', complaint: groundFault })
  return { ...size, type: groundRules.type, bytes: content.bytes.length, content: content.bytes }
}

async function inflatedGround(part: File, height: number) {
  if (part.size > groundRules.bytesPerPixelMax * groundRules.width * height) return null
  const bytes = new Uint8Array(await part.arrayBuffer())
  try {
    return { bytes, pixels: inflateSync(bytes, { maxOutputLength: groundBytesMax }) }
  } catch {
    return null
  }
}
