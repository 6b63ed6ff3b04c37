export const pageMenuLabel = 'On this page'
