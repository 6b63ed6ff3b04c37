import * as z from 'zod/mini'

export const instantSchema = z.pipe(
  z.iso.datetime({
    offset: true,
    error: 'Write the appointment as a time with its zone, such as 2026-11-24T15:00:00Z.',
  }),
  z.transform((iso) => new Date(iso)),
)
