export const siteOrigin: string = import.meta.env.VITE_SITE_URL
