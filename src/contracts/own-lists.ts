import * as z from 'zod/mini'

export const ownListRowsMax = 200

export const ownListQuerySchema = z.object({
  before: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,14}$/, '"before" is the id of the last row of another page.')),
      z.transform((digits) => Number(digits)),
    ),
  ),
})

export type OwnListQuery = z.infer<typeof ownListQuerySchema>
