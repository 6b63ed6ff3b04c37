import { listInWords } from '#shared/plain-text.ts'

export const fileRefusals = {
  'files-unavailable':
    'There is no bucket for files yet. Run `npm run setup:cloud`, answer yes to the bucket for files, and deploy again.',
  'files-full': 'The library holds 10 GB, and this file does not fit any more. Delete what is not used.',
  'file-storage-failed': 'The file could not be stored. Nothing was changed, so try again.',
  'not-multipart': 'Send the file as multipart/form-data.',
  'upload-refused': ({ complaint }: { complaint: string }) => complaint,
  'upload-too-large': ({ complaint }: { complaint: string }) => complaint,
  'file-other-kind': 'A picture is replaced by a picture, and a document by a document.',
  'file-not-found': 'There is no such file.',
  'file-conflict':
    'Somebody else has changed this file since you opened it. Look at it again before you save.',
  'file-alt-needed': 'This picture is used. Say what it shows, or mark it as decorative.',
  'file-used': ({ titles }: { titles: readonly string[] }) =>
    `This file is used in ${listInWords(titles.map((title) => `“${title}”`))}. Replace it, or take it out there first.`,
} as const
