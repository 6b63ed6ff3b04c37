export const honeypotName = 'homepage'
