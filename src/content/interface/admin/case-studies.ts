export const caseStudyTexts = {
  addressHint: 'Lowercase letters, digits and hyphens.',
  figureHint: 'As the page shows it, such as 250%.',
  factorHint: 'Sets the length of the bars. For 250% more, enter 3.5; for 35% less, 0.65.',
  title: 'Case Studies',
  lede: 'Published case studies have pages under /work and appear on the home page in this order.',
  noun: 'case study',
  periodHint: 'As the page shows it, such as 9 months.',
  tagsHint: 'One per line, such as SEO or Email. Without any, the page names the services.',
  drawingHint: (screens: string) =>
    `A drawn screen, the address in its browser and a phone, such as: shop | shop.example | shop-phone. Drawn are: ${screens}.`,
  summaryHint: 'For search engines and previews of links. Without one, they show the description.',
  contentHint:
    'Markdown. The first ## heading and its text stand before the comparison, later ones after the charts.',
  comparisonHint:
    'Line 1: “before: January | shop-before”, line 2: “after: October | shop”; the screens are optional. Then up to three lines: “sentence => sentence”, and where the numbers stand, in percent from the left and the top: “@ 51 12 / 51 9”.',
  figuresHint:
    'Up to six, with a blank line between. Line 1: “line: Online sales”, or bars or share. Then “unit: %”, “count: month” and “note: …” as needed, and values such as “2 = 1.2 | Search repaired”.',
  planHint: 'Sentences, then “count: Month”, then phases such as “Search and product data: 1-3 | SEO”.',
  teamHint: 'One name per line.',
  quoteHint: (portraits: string) =>
    `The last line says who: “— Ida Moen, Head of e-commerce”. With “| ida” at its end, the page shows a drawn portrait; drawn are: ${portraits}.`,
} as const
