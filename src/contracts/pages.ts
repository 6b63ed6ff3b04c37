import * as z from 'zod/mini'
import { listAfter, listResponse, listSearch } from './lists.ts'
import { enteredShape, patchShape, storedShape } from './records/fields.ts'
import { pageFields } from './records/page.ts'
import { revisionSchema } from './revisions.ts'

export const newPageSchema = z.object(enteredShape(pageFields))
export type PageFields = z.infer<typeof newPageSchema>

export const pagePatchSchema = z.partial(
  z.object({ ...patchShape(pageFields), revision: z.int('"revision" is a whole number.') }),
)
export type PagePatch = z.infer<typeof pagePatchSchema>

export const storedPageSchema = z.object(storedShape(pageFields))

export const pageVersionSchema = revisionSchema(storedPageSchema)
export type PageVersion = z.infer<typeof pageVersionSchema>

export const adminPageSchema = z.extend(storedPageSchema, {
  id: z.number(),
  html: z.string(),
  revision: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type AdminPage = z.infer<typeof adminPageSchema>

export const listedPageSchema = z.pick(adminPageSchema, {
  id: true,
  slug: true,
  title: true,
  heading: true,
  navigation: true,
  footer: true,
  status: true,
  updatedAt: true,
})
export type ListedPage = z.infer<typeof listedPageSchema>
export const pageListSchema = listResponse(listedPageSchema)

export const pageQuerySchema = z.object({
  search: listSearch,
  status: z.optional(pageFields.status.entered),
  after: listAfter,
})
export type PageQuery = z.infer<typeof pageQuerySchema>

/** What readers get of a published page. */
export const publicPageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  heading: z.string(),
  isNoindex: z.boolean(),
  html: z.string(),
})
export type PublicPage = z.infer<typeof publicPageSchema>

/** A published page with a place in the header or the footer. */
export const menuPageSchema = z.object({
  path: z.string(),
  title: z.string(),
  menu: z.nullable(z.object({ name: z.string(), title: z.string(), description: z.string() })),
  isInFooter: z.boolean(),
})
export type MenuPage = z.infer<typeof menuPageSchema>
export const menuPagesSchema = z.array(menuPageSchema)
