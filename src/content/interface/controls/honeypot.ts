export const honeypotLabel = 'Homepage'
