import { listInWords } from '#shared/plain-text.ts'

export const fileRefusals = {
  'files-unavailable':
    'There is no bucket for files yet. Run `npm run setup:cloud`, answer yes to the bucket for files, and deploy again.',
  'files-full': 'The library holds 10 GB, and this file does not fit any more. Delete what is not used.',
  'file-storage-failed': 'The file could not be stored. Nothing was changed, so try again.',
  'not-multipart': 'Send the file as multipart/form-data.',
  'upload-incomplete': 'The upload ended before the file did. Send it again.',
  'file-missing': 'Choose a file.',
  'file-empty': 'This file is empty.',
  'file-svg': 'SVG files can contain programs, so they are not taken. Export the drawing as PNG or WebP.',
  'file-type-unknown': 'This is not a JPEG, PNG, WebP, AVIF, GIF or PDF file, whatever its name says.',
  'file-damaged': 'This file is damaged or cut off. Export it again.',
  'picture-too-large': 'A picture has at most 12 MB. Export it smaller.',
  'picture-too-many-pixels': 'A picture has at most 50 megapixels. Export it smaller.',
  'document-too-large': 'A PDF has at most 25 MB.',
  'file-variant-refused': ({ width }: { width: number }) =>
    `The variant of ${width} pixels is not a picture of that width with the shape of the file.`,
  'file-other-kind': 'A picture is replaced by a picture, and a document by a document.',
  'file-not-found': 'There is no such file.',
  'file-conflict':
    'Somebody else has changed this file since you opened it. Look at it again before you save.',
  'file-alt-needed': 'This picture is used. Say what it shows, or mark it as decorative.',
  'file-used': ({ titles }: { titles: readonly string[] }) =>
    `This file is used in ${listInWords(titles.map((title) => `“${title}”`))}. Replace it, or take it out there first.`,
} as const
