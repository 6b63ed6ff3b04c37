import { textOnCard } from '#shared/text-on-card.ts'

/** Returns a line for each title that its social image cannot show, or shows without some of its words. */
export const undrawnTitles = (titles: readonly string[]): string[] =>
  [...new Set(titles)].flatMap((title) => {
    const drawnTitle = textOnCard(title)
    if (drawnTitle === title.normalize('NFC').trim()) return []
    return drawnTitle === ''
      ? [
          `The social image of “${title}” shows its category’s card without the title, in a script that it has no letters of.`,
        ]
      : [`The social image of “${title}” says “${drawnTitle}”: it has no letters of the other words.`]
  })
