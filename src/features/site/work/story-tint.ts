import type { CaseStudy } from '#contracts/content.ts'

const tints = ['violet', 'ember', 'teal'] as const
export type StoryTint = (typeof tints)[number]

/** Returns the color of a case study by its place among the published ones, from 0. */
export const storyTint = (position: number): StoryTint => tints[position % tints.length] ?? 'violet'

/** Returns the case study that is marked as featured, or the first one. */
export const featuredStory = <Study extends Pick<CaseStudy, 'isFeatured'>>(
  studies: readonly Study[],
): Study | undefined => studies.find(({ isFeatured }) => isFeatured) ?? studies[0]
