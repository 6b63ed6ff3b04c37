export const previewPageTexts = {
  title: 'Social preview tool',
  lede: 'See how a link will look before anyone shares it, on four networks that each cut it differently.',
  networksLabel: 'Networks',
} as const

export const networkCardTexts = {
  noPicture: 'No picture',
} as const

export const networkPanelTexts = {
  schemeLabel: 'Appearance',
  hiddenDescription: 'LinkedIn reads the description, but its own card hides it:',
  copyButton: 'Copy',
  copied: 'Copied',
  copyBlocked: 'Copying is blocked',
  tagsHeading: 'Meta tags',
} as const

export const sourceBarTexts = {
  checked: (address: string) => `Checked: ${address}`,
  label: 'A page of this site, or a live page anywhere',
  placeholder: '/about or https://www.example.com/page',
  checkingButton: 'Checking',
  checkButton: 'Check',
} as const

export const findingTexts = {
  fix: 'Fix',
  consider: 'Consider',
  passed: 'Passed',
  heading: 'Findings',
  picture: (width: number, height: number, kilobytes: number) =>
    `, picture ${width} × ${height} px, ${kilobytes} KB`,
} as const

export const otherNetworksTexts = {
  heading: 'The same on the others',
} as const

export const previewFieldTexts = {
  imageFailed: 'Error loading image. Please check the URL.',
  imageSize: (width: number, height: number) => `${width} × ${height} px`,
  title: 'Page title',
  address: 'URL',
  image: 'Image URL',
  testButton: 'Test Image',
  category: 'Content category',
} as const

export const schemeNames = { light: 'Light', dark: 'Dark' } as const
