export const sampleStats: readonly {
  label: string
  value: string
  change: string
  changeType: 'positive' | 'negative'
}[] = [
  { label: 'Blog posts', value: '24', change: '+12%', changeType: 'positive' },
  { label: 'Inquiries', value: '45', change: '+18%', changeType: 'positive' },
  { label: 'Case studies', value: '12', change: '+5%', changeType: 'positive' },
]

export const adminCards = [
  {
    title: 'Blog',
    description: 'Published posts and drafts.',
    icon: 'file-text',
    path: '/admin/blog',
  },
  {
    title: 'Case Studies',
    description: 'Client, result and the number behind it.',
    icon: 'chart-line',
    path: '/admin/case-studies',
  },
  {
    title: 'Contact Submissions',
    description: 'Requests and newsletter sign-ups.',
    icon: 'mail',
    path: '/admin/contact-submissions',
  },
  { title: 'Services', description: 'Titles, features and prices.', icon: 'layers', path: '/admin/services' },
  {
    title: 'Settings',
    description: 'How the site is configured.',
    icon: 'settings-2',
    path: '/admin/settings',
  },
] as const satisfies readonly { title: string; description: string; icon: string; path: string }[]
