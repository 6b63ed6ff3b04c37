/** The limit per request of a Function on the smallest plan. */
export const cacheCallsMax = 50
export const droppedPagesMax = 45
