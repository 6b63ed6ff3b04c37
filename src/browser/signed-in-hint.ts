export const signedInKey = 'signed-in'

export function showSignedIn(role: string | null) {
  const { dataset } = document.documentElement
  if (role === null) delete dataset.signedIn
  else dataset.signedIn = role
}
