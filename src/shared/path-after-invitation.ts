/** An invited client or provider finds a request or project there; other sign-ins lead to a public page. */
export const pathAfterInvitation = (role: string) => (role === 'admin' ? '/admin' : '/dashboard')
