/** Returns the URL's path and query. The hash is omitted, because a link within the page does not leave it. */
export const currentPath = (): string => location.pathname + location.search
