import * as z from 'zod/mini'

/** A picture of the library as pages show it. `focusX` and `focusY` are the point that crops keep, from 0 to 1. */
export const shownPictureSchema = z.object({
  url: z.string(),
  /** Empty where the picture has no variants. */
  srcset: z.string(),
  width: z.number(),
  height: z.number(),
  /** Empty for a decorative picture. */
  alt: z.string(),
  focusX: z.number(),
  focusY: z.number(),
})
export type ShownPicture = z.infer<typeof shownPictureSchema>
