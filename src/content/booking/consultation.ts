/** The service that buttons for a first conversation lead to: a path with the id of one in `seed/services.ts`. */
export const consultation = { href: '/booking/1' } as const
