/** Why a case study or a service is not saved. */
export const contentRefusalTexts = {
  pictureMissing: (id: number) => `The library has no picture with the number ${id}. Choose another one.`,
  pictureUndescribed: (name: string) =>
    `The picture “${name}” has no alt text yet. Say in the library what it shows, or mark it as decorative.`,
  timeMissing: 'Choose when the case study goes live.',
} as const
