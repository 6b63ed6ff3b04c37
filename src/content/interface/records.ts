export const deletedAccountName = 'Deleted account'

export const deviceTexts = {
  unknown: 'Unknown device',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
} as const
