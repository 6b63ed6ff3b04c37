export const errorPages: readonly { path: string; file: string }[] = [
  { path: '/404', file: '404.html' },
  { path: '/blog/404', file: 'blog-404.html' },
  // No service has the number 0.
  { path: '/booking/0', file: 'booking-404.html' },
  { path: '/careers/404', file: 'careers-404.html' },
  { path: '/newsletter/404', file: 'newsletter-404.html' },
  { path: '/work/404', file: 'work-404.html' },
]
