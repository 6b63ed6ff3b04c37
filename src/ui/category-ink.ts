import type { CoverCategory } from './cover.tsx'

/** The color in which the name of a category is written, which follows the ground of its covers. */
export const categoryInks: Record<CoverCategory, string> = {
  'digital-marketing': 'text-kicker',
  'digital-advertising': 'text-ember-ink',
  'product-development': 'text-violet-ink',
  seo: 'text-teal-ink',
  'content-marketing': 'text-plum-ink',
}

/** The ground of a badge that names a category, with its ink. */
export const categoryBadges: Record<CoverCategory, string> = {
  'digital-marketing': 'bg-sky text-link',
  'digital-advertising': 'bg-ember-tint text-ember-ink',
  'product-development': 'bg-violet-tint text-violet-ink',
  seo: 'bg-teal-tint text-teal-ink',
  'content-marketing': 'bg-plum-tint text-plum-ink',
}
