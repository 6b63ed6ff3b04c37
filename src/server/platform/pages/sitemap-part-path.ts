export const sitemapPartPath = (part: string) => `/sitemap.xml?part=${encodeURIComponent(part)}`
