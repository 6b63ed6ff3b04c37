export const closeToastButton = 'Close'
