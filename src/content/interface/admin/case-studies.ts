export const caseStudyTexts = {
  address: 'Address',
  addressHint: 'Lowercase letters, digits and hyphens.',
  figure: 'Figure',
  figureHint: 'As the page shows it, such as 250%.',
  result: 'What the figure measures',
  factor: 'Growth factor',
  factorHint: 'Sets the length of the bars. For 250% more, enter 3.5; for 35% less, 0.65.',
  order: 'Order',
  title: 'Case Studies',
  lede: 'Published case studies appear on the home page in this order.',
  noun: 'case study',
} as const
