/** Invited clients and providers find a booking or project there; the default page after sign-in is public. */
export const pathAfterInvitation = (role: string) => (role === 'admin' ? '/admin' : '/dashboard')
