export const passwordLabel = 'Password'
export const hideButton = 'Hide'
export const showButton = 'Show'
export const hideButtonLabel = (label: string): string => `Hide ${label.toLowerCase()}`
export const showButtonLabel = (label: string): string => `Show ${label.toLowerCase()}`
export const capsLockText = 'Caps Lock is on.'
