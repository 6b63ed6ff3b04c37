import { pluralize } from '#shared/words.ts'

export const sidePaneTexts = {
  closeLabel: (title: string) => `Close ${title}`,
} as const

export const draftErrors = {
  content: 'Enter the text. Only a draft can do without one.',
  excerpt: 'Enter an excerpt. Only a draft can do without one.',
  publishAt: 'Choose when the post goes live.',
} as const

export const editorBarTexts = {
  posts: 'Posts',
  notSaved: 'Not saved yet',
  viewPage: 'View page',
  versions: 'Versions',
  socialPreview: 'Social preview',
  publishButton: 'Publish now',
  publishEarlyButton: 'Publish before its time',
} as const

export const postTexts = {
  version: (revision: number) => `Version ${revision}`,
  untitled: 'Untitled',
  nothingToSave: 'Nothing to save yet',
} as const

export const markdownSamples = {
  words: 'words',
  code: 'code',
  bold: 'bold words',
  column: 'Column',
  cell: 'Cell',
} as const

export const postEditorTexts = {
  deletedByOthers: 'Somebody else has deleted this post. Save again to create a new post from your text.',
  nothingChanged: 'Nothing has changed since the last save.',
  nothingToSave: 'Nothing to save yet.',
  restoredTitle: (version: number) => `Version ${version} restored`,
  restoredText: (revision: number) => `It is now version ${revision}.`,
  restoreFailedTitle: (version: number) => `Version ${version} was not restored`,
  restoreUnsaved: 'Your unsaved changes could not be saved first.',
  deletedTitle: 'Post deleted',
} as const

export const postConflictTexts = {
  saved: (version: number, time: string) =>
    `Version ${version} was saved at ${time}, after you started editing.`,
  notSaved: 'Your changes are not saved yet.',
  compareButton: 'Compare',
} as const

export const autosaveTexts = {
  leaveQuestion: {
    title: 'Leave without saving?',
    text: 'Your changes stay on this device only. You can restore them here the next time you open this post.',
    cancelLabel: 'Stay here',
    confirmLabel: 'Leave without saving',
    tone: 'plain',
  },
} as const

export const localCopyTexts = {
  found: (when: string) => `This device has unsaved changes from ${when}.`,
  restoreButton: 'Restore',
} as const

export const editorPageTexts = {
  heading: 'Post',
  allPosts: 'All posts',
  what: 'the post',
  noun: 'post',
  noneHeading: 'No post selected',
  noneText: 'This link doesn’t say which post to edit. Choose one from the list.',
} as const

export const versionDiffTexts = {
  label: 'Compare the versions',
  heading: 'Their version (−) and yours (+)',
} as const

export const socialPaneTexts = {
  title: 'Social preview',
  networkLabel: 'Network',
  searchHeading: 'In search results',
  address: (host: string, slug: string) => `${host} › blog › ${slug || '…'}`,
  pictureAlt: (title: string) => `Generated from the title “${title}”`,
  pictureFailed: (problem: string) => `The picture could not be generated. ${problem}`,
  pictureWithoutTitle:
    'The social image cannot show this script. It shows the category’s card without the title.',
  pictureWithoutWords: (words: string) =>
    `The social image has no letters of some words. It says “${words}”.`,
  pictureMissing: 'Enter a title to see the picture.',
  pictureLoading: 'Generating the picture…',
} as const

export const editorTexts = {
  editHeading: (title: string) => `Edit: ${title}`,
  newHeading: 'New post',
} as const

export const publishTimeTexts = {
  zone: (zone: string) => `Time zone: ${zone}.`,
  passed: (zone: string) => `This time has passed: readers see the post as soon as you save. ${zone}`,
} as const

export const deletePostTexts = {
  heading: 'Delete this post?',
  text: (title: string, isLive: boolean) =>
    `“${title}” will be deleted for good${isLive ? ', and its page will say “not found”' : ''}. To take it off the site but keep it, archive it instead.`,
  keepButton: 'Keep it',
  deleteButton: 'Delete the post',
} as const

export const postFormTexts = {
  redirectHint: (slug: string) => `/blog/${slug} will redirect to the new address.`,
  moreSummary: 'Keywords, author, cover and picture',
  keywordsHint: 'Separate them with commas. Cards show the first three.',
  tagsHint: 'Separate them with commas.',
  authorHint: 'Leave it empty to show the default author.',
  counter: (count: number, best: number) =>
    `${count} of ${best}${count > best ? ', too long for search results' : ''}`,
  shortCounter: (count: number, min: number) => `${count} of at least ${min} for search results`,
} as const

export const previewPaneTexts = {
  title: 'Live preview',
  length: (words: number, minutes: number) => `${pluralize(words, 'word')}, ${minutes} min read`,
  outline: (headings: number) => `Outline, ${pluralize(headings, 'heading')}`,
  outlineEmpty: 'Outline: no headings yet',
  refused: (addresses: readonly string[]) =>
    `${addresses.length === 1 ? 'One address is' : `${addresses.length} addresses are`} left out: ${addresses.slice(0, 5).join(', ')}${addresses.length > 5 ? ', …' : '.'}`,
  refusedHint: 'A link begins with https://, mailto:, tel:, / or #.',
} as const

export const markdownTexts = {
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  link: 'Link',
  list: 'List',
  numbered: 'Numbered list',
  quote: 'Quote',
  code: 'Code',
  table: 'Table',
  toolsLabel: 'Text tools',
  toolTitle: (name: string, key: string) => `${name} (Ctrl+${key})`,
  label: 'Markdown',
} as const

export const statusBarTexts = {
  cursor: (line: number, column: number) => `Line ${line}, column ${column}`,
  saving: 'Saving…',
  invalid: (count: number) => `Not saved: ${pluralize(count, 'field needs', 'fields need')} attention.`,
  notSaved: 'Not saved. Kept on this device.',
  saved: 'Saved',
} as const

/** As a list of versions names what changed. */
export const changedPostFieldNames = {
  content: 'text',
  slug: 'address',
  publishAt: 'publication time',
  featuredImage: 'picture',
  cover: 'cover',
  tocDepth: 'table of contents',
} as const
