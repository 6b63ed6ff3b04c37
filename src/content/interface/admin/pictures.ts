import { allowedPictures } from '#content/interface/answers.ts'

export const pictureTexts = {
  hint: (hosts: readonly string[]) => `${allowedPictures(hosts)} Leave it empty to show the cover.`,
  notAllowed: (hosts: readonly string[]) => `This picture cannot be shown. ${allowedPictures(hosts)}`,
  notLoaded: 'This picture does not load. Check its address.',
  missing: 'This site has no such picture. The text cannot be published with it.',
  leftOut: (hosts: readonly string[]) => `This picture is left out. ${allowedPictures(hosts)}`,
  place: (line: number, address: string) => `Line ${line}, ${address}:`,
} as const
