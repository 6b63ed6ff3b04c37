/** Pictures in the forms of case studies and services. */
export const recordPictureTexts = {
  choose: 'Choose a picture',
  replace: 'Choose another one',
  remove: 'Remove',
  add: 'Add a picture',
  caption: 'Caption',
  moveUp: 'Move up',
  removeOf: (name: string) => `Remove ${name}`,
  moveUpOf: (name: string) => `Move ${name} up`,
  captionOf: (name: string) => `Caption of ${name}`,
  missing: 'The library does not have this picture any more.',
  insert: 'Insert a picture',
} as const

export const storyPreviewTexts = {
  card: 'On the home page',
  page: 'Its page',
  loading: 'Preparing the preview…',
} as const

export const storyFieldHints = {
  picture: 'Takes the place of the drawn screen, on the page and on cards.',
  screens: 'Up to eight more pictures of the work, below the text about the problem.',
  beforePicture: 'Both pictures together take the place of the drawn screens.',
  portrait: 'Takes the place of the drawn portrait.',
  publishAt: 'For the status “scheduled”.',
  service: 'Takes the place of the drawing or the icon on the cards of this service.',
} as const
