/** Public origin of this deployment, without a trailing slash: the build takes it from SITE_URL. */
export const siteOrigin: string = import.meta.env.VITE_SITE_URL
