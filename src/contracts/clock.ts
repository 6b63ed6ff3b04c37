import * as z from 'zod/mini'

export const tickSchema = z.object({ hasBackups: z.boolean() })
