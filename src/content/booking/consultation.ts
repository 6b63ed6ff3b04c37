export const consultation = { href: '/booking/1' } as const
