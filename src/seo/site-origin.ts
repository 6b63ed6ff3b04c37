/** The public origin that this build was made for: SITE_URL, never a request header. */
export const siteOrigin: string = import.meta.env.VITE_SITE_URL
