/** The smallest plan allows a Function as many. */
export const cacheCallsMax = 50
export const droppedPagesMax = 45
