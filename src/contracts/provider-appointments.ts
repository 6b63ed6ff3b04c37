import * as z from 'zod/mini'

export const providerAppointmentsMax = 20

export const providerAppointmentsSchema = z.array(
  z.object({
    confirmationCode: z.string(),
    companyName: z.string(),
    contactName: z.string(),
    service: z.string(),
    startsAt: z.string(),
  }),
)
export type ProviderAppointment = z.infer<typeof providerAppointmentsSchema>[number]
