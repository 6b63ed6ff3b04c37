/** Holds the role of whoever was signed in last, so that the next page shows the right header at once. */
export const signedInKey = 'signed-in'

/** Styles decide by this attribute which account links show, so React is not needed for it. */
export function showSignedIn(role: string | null) {
  const { dataset } = document.documentElement
  if (role === null) delete dataset.signedIn
  else dataset.signedIn = role
}
