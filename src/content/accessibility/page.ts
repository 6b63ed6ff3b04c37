import { isPaidOnline } from '#shared/is-paid-online.ts'
import { lightRatios } from '#generated/brand-colors.ts'
export const accessibilityFeatures = [
  {
    icon: 'contrast',
    title: 'Three color schemes',
    text: 'Light, dark when your system asks for it, and high contrast when you turn it on below.',
  },
  {
    icon: 'route',
    title: 'Full keyboard access',
    text: 'Everything can be reached and used without a mouse. The first Tab shows the skip link, and focus is always visible.',
  },
  {
    icon: 'file-text',
    title: 'Works without script',
    text: 'Text, menus, questions and tabs are in the page before any script runs.',
  },
  {
    icon: 'search',
    title: 'Zoom and small screens',
    text: 'Pages reflow at 320 pixels and at 400% zoom. Only tables and rows of tabs scroll sideways.',
  },
  {
    icon: 'eye',
    title: 'Names for screen readers',
    text: 'Landmarks, one heading outline, announced states, and text for everything that is only drawn.',
  },
  {
    icon: 'clock',
    title: 'No hurry, no motion',
    text: 'No page sets a time limit. If your system asks for less motion, nothing moves.',
  },
] as const

export const contrastPairs = [
  { name: 'Text', ratio: lightRatios['ink on surface'] },
  { name: 'Secondary text', ratio: lightRatios['ink-soft on surface-tint'] },
  { name: 'Links', ratio: lightRatios['link on surface'] },
  { name: 'Buttons', ratio: lightRatios['on-primary on primary'] },
  { name: 'High contrast: text', ratio: 21 },
  { name: 'High contrast: links', ratio: 16.6 },
] as const

export const contrastScale = { required: 4.5, highest: 21 } as const

export const statement = {
  aim: 'We build this site to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and treat a barrier like any other bug.',
  sections: [
    {
      heading: 'How we test',
      items: [
        'Automated checks in a browser, at phone and desktop widths, in the light, dark and high-contrast schemes',
        'By keyboard alone: menus, tabs, collapsibles, forms and dialogs',
        'With scripts off, at 320 pixels wide, and with reduced motion',
      ],
    },
    {
      heading: 'Known limitations',
      items: [
        ...(isPaidOnline
          ? ['Payment happens on the payment provider’s own page, which we do not control.']
          : []),
        'Some links open social networks or your email program, which we do not control either.',
        'Pictures in blog posts depend on the descriptions that their authors wrote.',
      ],
    },
    {
      heading: 'How you can help',
      items: [
        'Tell us what stopped you, on which page, and which browser or assistive technology you use. One sentence is enough.',
      ],
    },
  ],
} as const

export const accessibilityFaqs = [
  {
    question: 'How do I turn high contrast on?',
    answer:
      'Use the switch under Features on this page. Until you choose, the site follows your system’s contrast setting. While high contrast is on, a bar above the header lets you turn it off.',
  },
  {
    question: 'Is my choice remembered?',
    answer: 'Yes, in this browser only. It is not sent to us, and clearing the site’s data resets it.',
  },
  {
    question: 'Can I use the site with the keyboard alone?',
    answer:
      'Yes. Tab and Shift+Tab move the focus, Enter and Space activate, Escape closes menus and dialogs, and the arrow keys move between tabs.',
  },
  {
    question: 'Which screen readers does it work with?',
    answer:
      'It uses standard HTML and ARIA, so every current screen reader should work. If yours does not, write to us with its name and version.',
  },
  {
    question: 'Can I enlarge the text?',
    answer: 'Yes, with your browser’s zoom or its text size setting. At 400% the pages become one column.',
  },
  {
    question: 'Can I get the content in another format?',
    answer: 'Yes. Pages print without their menus, and we will email you the text of any page if you ask.',
  },
] as const
