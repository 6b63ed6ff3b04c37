import { stories } from '#content/digital-marketing/sections.ts'
import type { SuccessStory } from '#content/services/service-page.ts'

const linkedStories: readonly SuccessStory[] = stories

/** Returns whether a static page links to this story, which it does whatever the database holds. */
export const isLinkedStory = (slug: string): boolean => linkedStories.some(({ story }) => story === slug)
