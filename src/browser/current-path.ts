/** Returns the address without its hash, because whoever follows a link within the page is still on it. */
export const currentPath = (): string => location.pathname + location.search
