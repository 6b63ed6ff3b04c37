/** Why an upload is refused, by what is wrong with it. */
export const uploadFaults = {
  incomplete: 'The upload ended before the file did. Send it again.',
  missing: 'Choose a file.',
  empty: 'This file is empty.',
  svg: 'SVG files can contain programs, so they are not taken. Export the drawing as PNG or WebP.',
  'unknown-type': 'This is not a JPEG, PNG, WebP, AVIF, GIF or PDF file, whatever its name says.',
  damaged: 'This file is damaged or cut off. Export it again.',
  'picture-too-large': 'A picture has at most 12 MB. Export it smaller.',
  'too-many-pixels': 'A picture has at most 50 megapixels. Export it smaller.',
  'document-too-large': 'A PDF has at most 25 MB.',
} as const
export type UploadFault = keyof typeof uploadFaults

export const variantFault = (width: number): string =>
  `The variant of ${width} pixels is not a picture of that width with the shape of the file.`

export const groundFault =
  'The ground for social images does not have the shape of the file, or is too light for white text.'
