import type { CaseStudyInput } from '#contracts/admin-content.ts'
import type { ShownPicture } from '#contracts/shown-picture.ts'
import type { StoryScreen } from '#contracts/stories.ts'
import { findPicturesById } from '#domains/files/shown-pictures.ts'
import type { Db } from '#platform/db/open.ts'
import { idsOf, type NamedPictures } from './record-pictures.ts'

type Blankable<Value> = Value | null | undefined

const singleNames = ['picture', 'beforePicture', 'afterPicture', 'portrait'] as const
type SingleName = (typeof singleNames)[number]

type PictureFields = { [Name in SingleName]?: Blankable<number> } & { screens?: CaseStudyInput['screens'] }

/** Returns the ids of the pictures that a case study names. */
export const picturesOf = (study: PictureFields): NamedPictures => ({
  ...Object.fromEntries(singleNames.map((name) => [name, study[name] ? [study[name]] : []])),
  screens: (study.screens ?? []).map(({ file }) => file),
})

type WithoutIds<Study> = Omit<Study, keyof PictureFields>
type Shown = { [Name in SingleName]?: ShownPicture } & { screens?: StoryScreen[] }

/**
 * Loads the pictures of case studies. Returns a function that replaces the ids of one of them by its pictures, without
 * those that the library does not show.
 */
export async function loadStoryPictures(db: Db, studies: readonly PictureFields[]) {
  const ids = studies.flatMap((study) => idsOf(picturesOf(study)))
  const pictures = await findPicturesById({ db }, ids)
  return <Study extends PictureFields>(study: Study): WithoutIds<Study> & Shown => {
    const { screens, picture, beforePicture, afterPicture, portrait, ...fields } = study
    const shownScreens = (screens ?? []).flatMap(({ file, caption }): StoryScreen[] => {
      const shown = pictures.get(file)
      return shown ? [{ picture: shown, ...(caption ? { caption } : {}) }] : []
    })
    const shown = {
      picture: pictures.get(picture ?? 0),
      beforePicture: pictures.get(beforePicture ?? 0),
      afterPicture: pictures.get(afterPicture ?? 0),
      portrait: pictures.get(portrait ?? 0),
      screens: shownScreens.length > 0 ? shownScreens : undefined,
    }
    return { ...fields, ...(withoutUndefined(shown) as Shown) }
  }
}

const withoutUndefined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
