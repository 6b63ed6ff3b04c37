import { type BlogCategory, blogCategoryRules, drawnHues } from '#shared/blog-category.ts'
import { coverFigures } from '#shared/drawings.ts'
import { isSlug } from '#shared/slug.ts'

const { idCharsMax, labelCharsMax, categoriesMax } = blogCategoryRules

/**
 * Returns what is wrong with the categories of the blog, each as a sentence.
 * @param reservedIds names that the site itself uses, such as those of its social images
 */
export function categoryFaults(
  categories: readonly BlogCategory[],
  reservedIds: readonly string[],
): string[] {
  if (categories.length === 0 || categories.length > categoriesMax)
    return [`The blog has 1 to ${categoriesMax} categories, not ${categories.length}.`]
  const ids = categories.map(({ id }) => id)
  const repeatedIds = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  return [
    ...[...repeatedIds].map((id) => `Two categories have the id "${id}".`),
    ...categories.flatMap((category) => faultsOf(category, reservedIds)),
  ]
}

function faultsOf({ id, label, hue, cover }: BlogCategory, reservedIds: readonly string[]): string[] {
  const faults: string[] = []
  if (!isSlug(id) || id.length > idCharsMax)
    faults.push(
      `The id "${id}" is not lowercase letters and digits, joined by hyphens, of at most ${idCharsMax} characters.`,
    )
  if (reservedIds.includes(id)) faults.push(`The id "${id}" is taken by the site itself. Choose another one.`)
  if (label.trim() === '') faults.push(`The category "${id}" has no label.`)
  if (label.length > labelCharsMax)
    faults.push(`The label of the category "${id}" has more than ${labelCharsMax} characters.`)
  if (!isHue(hue))
    faults.push(
      `The hue of the category "${id}" is neither ${drawnHues.join(', ')} nor a number from 0 to 359.`,
    )
  if (cover !== undefined && !coverFigures.includes(cover))
    faults.push(`The cover of the category "${id}" is none of ${coverFigures.join(', ')}.`)
  return faults
}

const isHue = (hue: BlogCategory['hue']): boolean =>
  typeof hue === 'number' ? hue >= 0 && hue < 360 : drawnHues.includes(hue)
