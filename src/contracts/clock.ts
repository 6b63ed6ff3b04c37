import * as z from 'zod/mini'

/** What the companion Worker tells with each tick. */
export const tickSchema = z.object({ hasBackups: z.boolean() })
