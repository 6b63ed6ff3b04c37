/** Public origin of this deployment without a trailing slash, from SITE_URL at build time. */
export const siteOrigin: string = import.meta.env.VITE_SITE_URL
