import type { contentStatuses } from '#contracts/content.ts'
import type { pageFields } from '#contracts/records/page.ts'

type Status = (typeof contentStatuses)[number]

export const pageFieldTexts: Record<keyof typeof pageFields, string> = {
  slug: 'Address',
  title: 'Title',
  description: 'Description',
  heading: 'Heading of the page',
  navigation: 'Menu',
  footer: 'In the footer',
  noindex: 'Hidden from search engines',
  content: 'Text',
  status: 'Status',
}

export const pageListTexts = {
  title: 'Pages',
  note: 'Text pages that are written here. A change shows within a minute.',
  newButton: 'New page',
  allPages: 'All pages',
  allStatuses: 'All',
  searchLabel: 'Search pages',
  searchPlaceholder: 'Title or address',
  what: 'the pages',
  caption: 'Text pages',
  emptyTitle: 'No pages yet',
  emptyText: 'Write one, such as how you bill or whom you work for. Readers see it once you publish it.',
  firstButton: 'Write the first page',
  page: 'Page',
  place: 'Place',
  inMenu: (menu: string) => `Menu ${menu}`,
  inFooter: 'Footer',
  nowhere: 'Not in the menus',
  changed: 'Changed',
} as const

export const newPageTexts = {
  title: 'New page',
  lede: 'Nobody sees it until you publish it.',
  heading: 'Title and address',
  titleHint: 'What the page is about, as search engines and shared links show it.',
  addressHint: (slug: string) => `The page will be at /${slug || '…'}. You can change the address later.`,
  button: 'Start writing',
} as const

export const pageTexts = {
  noun: 'page',
  one: 'Page',
  what: 'the page',
  loading: 'A text page of this site.',
  write: 'Write',
  preview: 'Preview',
  modeLabel: 'Show the text as',
  saved: 'Saved',
  savedText: (status: Status) =>
    status === 'published' ? 'Readers see it within a minute.' : 'Readers do not see it.',
  publishedTitle: 'Published',
  publishedText: (path: string) => `Readers find it at ${path}.`,
  unpublishedTitle: 'Taken off the site',
  unpublishedText: (path: string) => `There is no page at ${path} any more. You can publish it again.`,
  publish: 'Publish',
  unpublish: 'Unpublish',
  unpublishQuestion: (path: string) => ({
    title: 'Take this page off the site?',
    text: `Readers who open ${path} will find no page there. Text and versions stay here.`,
    confirmLabel: 'Take it off',
  }),
  publishHeading: 'Publish',
  detailsHeading: 'Details',
  menusHeading: 'Menus',
  states: {
    draft: 'A draft. Nobody sees it yet.',
    published: 'On the site.',
    archived: 'Not on the site any more.',
  } satisfies Record<Status, string>,
  renameHint: (oldPath: string) => `${oldPath} will lead to the new address.`,
  addressHint: (slug: string) => `/${slug || '…'}`,
  searchHint: 'For search engines and shared links.',
  noMenu: 'Not in a menu',
  menuText: 'Text in the menu',
  menuTextHint: 'The heading, if you leave this empty.',
  menuDescription: 'Line below it',
  menuDescriptionHint: 'A few words on what the page says.',
  footer: 'Link in the footer',
  noindex: 'Hide from search engines',
  menusNote:
    'The home page, services, blog and other changing pages show the entry within a minute; fixed pages, such as About Us, once the site is built again.',
  versionsHeading: 'Versions',
  restoredTitle: (version: number) => `Version ${version} is restored`,
  restoreFailedTitle: (version: number) => `Version ${version} was not restored`,
  restoredText: (revision: number) => `It is now version ${revision}.`,
} as const

export const pageCheckTexts = {
  heading: 'Checks',
  ok: 'All right:',
  toDo: 'To do:',
  title: (chars: number, min: number, max: number) =>
    chars < min
      ? `Title, ${chars} of at least ${min} characters`
      : chars > max
        ? `Title, ${chars} characters: search engines cut it after ${max}`
        : `Title, ${chars} of ${max} characters`,
  description: (chars: number, min: number, max: number) =>
    chars < min
      ? `Description, ${chars} of at least ${min} characters`
      : chars > max
        ? `Description, ${chars} characters: search engines cut it after ${max}`
        : `Description, ${chars} of ${max} characters`,
  text: (isThere: boolean) => (isThere ? 'The page has a text' : 'The text is missing'),
  place: (isLinked: boolean) =>
    isLinked ? 'A menu or the footer leads here' : 'No menu leads here: link it from another page',
} as const

export const deletePageTexts = {
  deletedTitle: 'Page deleted',
  deletedText: (title: string) => `“${title}” is gone.`,
  failedTitle: 'The page was not deleted',
  question: (title: string) => ({
    title: `Delete “${title}” for good?`,
    text: 'Its text and its versions cannot be restored, and links to it stop working.',
    confirmLabel: 'Delete the page',
  }),
  button: 'Delete this page',
} as const
