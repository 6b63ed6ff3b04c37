import { contentRefusalTexts as texts } from '#content/interface/content-refusals.ts'
import { findUnusablePicture } from '#domains/files/shown-pictures.ts'
import type { Db } from '#platform/db/open.ts'
import { isForeignKeyViolation } from '#platform/db/sql.ts'

/** The ids of pictures that a record names, by its fields. */
export type NamedPictures = Readonly<Record<string, readonly number[]>>

export const idsOf = (pictures: NamedPictures): number[] => [...new Set(Object.values(pictures).flat())]

/**
 * Saves a record that names pictures. Refuses with `content-refused` when the library does not have one of them, also
 * when it was deleted during the save, or when it is not described.
 */
export async function saveWithPictures<Result>(
  { db }: { db: Db },
  pictures: NamedPictures,
  save: () => Promise<Result>,
) {
  const refusal = await refusalOfPictures(db, pictures)
  if (refusal) return refusal
  try {
    return await save()
  } catch (error) {
    const laterRefusal = isForeignKeyViolation(error) ? await refusalOfPictures(db, pictures) : null
    if (laterRefusal) return laterRefusal
    throw error
  }
}

async function refusalOfPictures(db: Db, pictures: NamedPictures) {
  const unusable = await findUnusablePicture({ db }, idsOf(pictures))
  if (!unusable) return null
  const { id, name } = unusable
  const [field] = Object.entries(pictures).find(([, ids]) => ids.includes(id)) ?? []
  return contentRefused(name === null ? texts.pictureMissing(id) : texts.pictureUndescribed(name), field)
}

export const contentRefused = (complaint: string, field: string | undefined) => ({
  ok: false as const,
  reason: 'content-refused' as const,
  complaint,
  field,
})
