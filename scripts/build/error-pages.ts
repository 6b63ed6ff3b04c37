/**
 * Rendered once, answered with status 404. Blog and careers have their own because their error views say something
 * else.
 */
export const errorPages: readonly { path: string; file: string }[] = [
  { path: '/404', file: '404.html' },
  { path: '/blog/404', file: 'blog-404.html' },
  { path: '/careers/404', file: 'careers-404.html' },
]
