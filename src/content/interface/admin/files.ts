import { formatBytes } from '#shared/format-bytes.ts'
import { pluralize } from '#shared/words.ts'

/** A single export, because every page of the back office shows it. */
export const filesTitle = 'Files'

export const fileListTexts = {
  total: (files: number, bytes: number) =>
    files === 0 ? 'No files yet.' : `${pluralize(files, 'file')}, ${formatBytes(bytes)}`,
  limits: 'Pictures up to 12 MB, PDFs up to 25 MB.',
  loading: 'Pictures and documents of this site.',
  searchLabel: 'Search files',
  searchPlaceholder: 'Name or alt text',
  kindsLegend: 'Show',
  kinds: {
    all: 'All',
    picture: 'Pictures',
    document: 'Documents',
    'no-alt': 'No alt text',
    unused: 'Not used',
  },
  what: 'the files',
  emptyTitle: 'No files yet',
  emptyText: 'Drop a picture or a PDF above, paste one, or choose it.',
  emptyTextUnavailable: 'Uploaded pictures and documents will appear here.',
  unavailableTitle: 'Files cannot be uploaded yet',
} as const

export const fileTileTexts = {
  hasAlt: 'Alt text',
  noAlt: 'No alt text',
  decorative: 'Decorative',
  document: 'Document',
  pdf: 'PDF',
  uses: (count: number) => (count === 0 ? 'Not used' : `Used in ${pluralize(count, 'place')}`),
} as const

export const uploadTexts = {
  label: 'Upload files',
  dropTitle: 'Drop files here',
  dropNow: 'Drop them anywhere',
  choosePrefix: 'or ',
  chooseButton: 'choose them',
  chooseSuffix: ', or paste.',
  listLabel: 'Uploads',
  waiting: 'Waiting',
  preparing: 'Making smaller sizes',
  progressLabel: (name: string) => `${name}, uploaded`,
  percent: (percent: number) => `${percent} %`,
  storing: 'Storing',
  done: (sizes: number) => (sizes > 1 ? `Uploaded in ${sizes} sizes` : 'Uploaded'),
  openLabel: (name: string) => `Open ${name}`,
  cancelLabel: (name: string) => `Cancel ${name}`,
  hideLabel: (name: string) => `Hide ${name}`,
  retryButton: 'Try again',
  retryLabel: (name: string) => `Try ${name} again`,
  leaveQuestion: {
    title: 'Stop the uploads?',
    text: 'Files that have not arrived yet are not stored when you leave this page.',
    cancelLabel: 'Stay here',
    confirmLabel: 'Stop and leave',
  },
} as const

export const filePaneTexts = {
  noun: 'file',
  loadingTitle: 'File',
  what: 'the file',
  closeLabel: 'Close the file',
  facts: (size: string, bytes: number, day: string, user: string) =>
    [size, formatBytes(bytes), day, user].filter(Boolean).join(', '),
  dimensions: (width: number, height: number) => `${width} × ${height}`,
  openDocument: 'Open the PDF',
  nameLabel: 'Name',
  altLabel: 'Alt text',
  altHint: 'Say what the picture shows, for readers who do not see it.',
  altNeeded: 'Enter an alt text, or mark the picture as decorative.',
  decorativeLabel: 'Decorative, readers skip it',
  nameNeeded: 'Enter a name.',
  usedIn: (count: number) => (count === 0 ? 'Not used' : `Used in ${pluralize(count, 'place')}`),
  unusedText: 'No post or case study shows this file.',
  useTypes: {
    author: 'Author',
    post: 'Blog',
    'case-study': 'Case study',
    page: 'Page',
    service: 'Service',
  },
  saveButton: 'Save',
  savedTitle: 'File saved',
  replaceButton: 'Replace',
  replacedTitle: 'File replaced',
  replacedText: 'Every page that uses it shows the new one.',
  copyButton: 'Copy address',
  copied: 'Copied',
  copyFailed: 'Could not be copied',
  deleteLabel: (name: string) => `Delete ${name}`,
  deleteQuestion: (name: string) => ({
    title: `Delete “${name}”?`,
    text: 'It is deleted for good, and its address stops working.',
    cancelLabel: 'Keep it',
    confirmLabel: 'Delete the file',
  }),
  deletedTitle: 'File deleted',
  changedFields: {
    name: 'name',
    alt: 'alt text',
    isDecorative: 'decorative or not',
    focusX: 'focus point',
    focusY: 'focus point',
    url: 'the file itself',
  },
} as const

export const focusPointTexts = {
  label: 'Focus point',
  hint: 'Drag the ring, or move it with the arrow keys.',
  across: 'Focus point from left to right',
  down: 'Focus point from top to bottom',
  value: (percent: number) => `${percent} %`,
  crops: { card: 'Card 16:9', square: 'Square', social: 'Social 1.91:1' },
} as const

export const filePickerTexts = {
  title: 'Choose a picture',
  kinds: { picture: 'Pictures', 'no-alt': 'No alt text' },
  limits: 'Up to 12 MB each.',
  what: 'the pictures',
  emptyTitle: 'No pictures yet',
  emptyText: 'Drop one here, paste one, or choose one from your device.',
  none: 'Choose a picture to insert.',
  selected: (name: string) => `“${name}” is chosen.`,
  noAlt: 'This picture has no alt text yet.',
  insertButton: 'Insert',
  inserting: 'Inserting',
  onlyPictures: 'Choose a picture. Documents cannot be shown in a post.',
} as const

export const postPictureTexts = {
  toolName: 'Picture',
  placeholder: (name: string) => `Uploading ${name}…`,
  failedTitle: (name: string) => `${name} was not uploaded`,
  describeTitle: 'What does this picture show?',
  describeText: 'A post is published once each of its pictures has an alt text or is decorative.',
  laterButton: 'Later',
  chooseButton: 'Choose from files',
  chosenLabel: 'The chosen picture',
} as const
