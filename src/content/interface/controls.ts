export const breadcrumbsLabel = 'Breadcrumb'

export const honeypotLabel = 'Homepage'

export const pageMenuLabel = 'On this page'

export const closeToastButton = 'Close'

export const fewerButton = (noun: string): string => `Show fewer ${noun}`
export const moreButton = (count: number, noun: string): string => `+ ${count} more ${noun}`

export const keywordsLabel = 'Keywords'
export const moreKeywords = (count: number): string => `+${count} more`

export const loadingText = (what: string): string => `Loading ${what}`
export const loadingFailedText = (what: string): string => `Loading ${what} failed.`

export const passwordLabel = 'Password'
export const hideButton = 'Hide'
export const showButton = 'Show'
export const hideButtonLabel = (label: string): string => `Hide ${label.toLowerCase()}`
export const showButtonLabel = (label: string): string => `Show ${label.toLowerCase()}`
export const capsLockText = 'Caps Lock is on.'
