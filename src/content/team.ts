import type { PortraitSource } from '#shared/drawings.ts'

export interface Person {
  id: string
  name: string
  title: string
  place: string
  /** One of the drawn portraits, or the path of a picture of this site; without it, pages show the initials. */
  portrait?: PortraitSource
}

/** The first one is the host of consultations. An empty list leaves faces out of the pages. */
export const team: readonly Person[] = [
  { id: 'priya', name: 'Priya Rana', title: 'Strategist', place: 'Kathmandu', portrait: 'priya' },
  { id: 'adrian', name: 'Adrian Cole', title: 'Advertising lead', place: 'Delaware', portrait: 'adrian' },
  { id: 'elena', name: 'Elena Marsh', title: 'Product designer', place: 'Delaware', portrait: 'elena' },
  { id: 'prakash', name: 'Prakash Thapa', title: 'Engineer', place: 'Kathmandu', portrait: 'prakash' },
]
