import type { BlogCategory } from '#shared/blog-category.ts'

export const categories = [
  { id: 'lojas', label: 'Lojas', hue: 28, about: 'What small shops can do on a quiet morning.' },
  { id: 'imprensa', label: 'Imprensa', hue: 'plum', cover: 'letter' },
  { id: 'bastidores', label: 'Bastidores', hue: 205 },
] as const satisfies readonly BlogCategory[]
