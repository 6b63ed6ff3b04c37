export const goneCategoryTexts = {
  name: (id: string) => `${id} (gone)`,
  hint: (id: string) =>
    `The blog no longer has the category ${id}. Readers find this post under All; choose another category to file it again.`,
} as const
