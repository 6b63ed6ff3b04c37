export const postListTexts = {
  words: 'Words',
  title: 'Blog',
  newButton: 'New post',
  note: 'Everything on the blog: drafts, scheduled, published and archived posts.',
  allStatuses: 'all',
  searchLabel: 'Search titles and addresses',
  searchPlaceholder: 'Title or address',
  caption: 'Posts',
  what: 'the posts',
  emptyTitle: 'No posts yet',
  emptyText: 'A new post starts as a draft that readers can’t see.',
  firstButton: 'Write the first post',
} as const

export const postBadgeTexts = {
  wasScheduled: 'live, was scheduled',
} as const

export const postFieldTexts = {
  title: 'Title',
  slug: 'Address',
  excerpt: 'Excerpt',
  status: 'Status',
  publishAt: 'Goes live at',
  date: 'Date',
  category: 'Category',
  keywords: 'Keywords',
  tags: 'Tags',
  author: 'Author',
  featuredImage: 'Picture',
  cover: 'Cover',
  tocDepth: 'Table of contents depth',
} as const
