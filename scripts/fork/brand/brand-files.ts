import type { LogoDrawing, LogoImage } from '#content/logo-types.ts'
import type { SiteConfig } from '#shared/site-config.ts'
import { type BrandColors, brandColors } from './brand-colors.ts'
import { brandIcons } from './brand-icons.ts'

/** Returns the icons and the web manifest of a brand by the names that they have at the root of the site. */
export function brandFiles(site: SiteConfig, logo: LogoDrawing | LogoImage): Record<string, string | Buffer> {
  const colors = brandColors(site.colors)
  return {
    ...brandIcons(colors.shades, logo),
    'site.webmanifest': `${JSON.stringify(webManifest(site, colors), null, 2)}\n`,
  }
}

const webManifest = (site: SiteConfig, { light, shades }: BrandColors) => ({
  id: '/',
  name: site.brand,
  short_name: site.shortBrand ?? site.brand,
  description: site.metadata.defaultDescription,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: light.surface,
  theme_color: shades['brand-700'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})
