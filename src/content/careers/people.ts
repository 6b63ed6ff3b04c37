export const peopleCopy = {
  heading: 'People you would work with',
} as const
