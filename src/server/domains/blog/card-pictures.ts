import type { PostCard } from '#contracts/blog.ts'
import { findShownPictures, hashesIn } from '#domains/files/shown-pictures.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

/** Adds the size, the variants and the alt text of featured pictures that are in the library. */
export async function withCardPictures<Card extends PostCard>(
  context: Pick<ServiceContext, 'db'>,
  cards: Card[],
): Promise<Card[]> {
  const urls = cards.map(({ featuredImage }) => featuredImage)
  const pictures = await findShownPictures(context, hashesIn(urls.join(' ')))
  if (pictures.size === 0) return cards
  return cards.map((card) => {
    const picture = pictures.get(hashesIn(card.featuredImage)[0] ?? '')
    return picture ? { ...card, featuredImage: picture.url, picture } : card
  })
}
