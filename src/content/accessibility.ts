/** Copy of /accessibility. Every feature named here is held by a test or a check of this project. */

export const accessibilityFeatures = [
  {
    icon: 'contrast',
    title: 'Three colour schemes',
    text: 'Light, dark as your system asks for it, and high contrast as you choose it below.',
  },
  {
    icon: 'route',
    title: 'Keyboard throughout',
    text: 'Everything can be reached and used without a mouse. Tab shows the skip link first; focus is always visible.',
  },
  {
    icon: 'file-text',
    title: 'Works without script',
    text: 'Texts, menus, questions and tabs are in the page before any script runs.',
  },
  {
    icon: 'search',
    title: 'Zoom and small screens',
    text: 'Pages reflow at 320 pixels and at 400% zoom. Nothing scrolls sideways but tables and rows of tabs.',
  },
  {
    icon: 'eye',
    title: 'Names for screen readers',
    text: 'Landmarks, one heading outline, states that are spoken, and words for everything that is only drawn.',
  },
  {
    icon: 'clock',
    title: 'No hurry, no motion',
    text: 'Nothing has to be done against a clock. If your system asks for less motion, nothing moves.',
  },
] as const

/** Pairs of the style sheet's colours; the ratios are computed from it in a test. */
export const contrastPairs = [
  { name: 'Text', ink: 'ink', ground: 'surface', ratio: 14.9 },
  { name: 'Secondary text', ink: 'ink-soft', ground: 'surface-tint', ratio: 5.9 },
  { name: 'Links', ink: 'link', ground: 'surface', ratio: 9.4 },
  { name: 'Buttons', ink: 'on-primary', ground: 'primary', ratio: 9.7 },
] as const

export const highContrastPairs = [
  { name: 'High contrast: text', ink: 'ink', ground: 'surface', ratio: 21 },
  { name: 'High contrast: links', ink: 'link', ground: 'surface', ratio: 16.6 },
] as const

/** What WCAG 2.2 asks of body text at level AA, and the most there is. */
export const contrastScale = { required: 4.5, highest: 21 } as const

export const statement = {
  aim: 'We build this site to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and treat a barrier like any other fault.',
  sections: [
    {
      heading: 'How we test',
      items: [
        'Automatic checks in a browser, on phone and desktop widths, in the light, dark and high-contrast scheme',
        'By keyboard alone: menus, tabs, collapsibles, forms and dialogs',
        'With scripts off, at 320 pixels wide, and with reduced motion',
      ],
    },
    {
      heading: 'What we know is not perfect',
      items: [
        'Payment happens on the payment provider’s own page, which we do not build.',
        'Social networks and the mail program that our links open have rules of their own.',
        'Pictures in blog posts depend on the description that their author wrote.',
      ],
    },
    {
      heading: 'What we ask you',
      items: [
        'Tell us what stopped you, on which page, and with what you were reading. A sentence is enough.',
      ],
    },
  ],
} as const

export const accessibilityFaqs = [
  {
    question: 'How do I turn high contrast on?',
    answer:
      'Under Features on this page, or by asking your system for more contrast: until you choose, the site follows it. While it is on, a bar above the header turns it off.',
  },
  {
    question: 'Is my choice remembered?',
    answer: 'Yes, in this browser only. It is not sent to us. Clearing the site’s data forgets it.',
  },
  {
    question: 'Can I use the site with the keyboard alone?',
    answer:
      'Yes. Tab and Shift+Tab move, Enter and Space act, Escape closes menus and dialogs, arrow keys move between tabs.',
  },
  {
    question: 'Which screen readers does it work with?',
    answer:
      'It uses standard HTML and ARIA, so every current screen reader should do. If yours says something else, write to us with its name and version.',
  },
  {
    question: 'Can I enlarge the text?',
    answer: 'With your browser’s zoom or its own text size. Both work; at 400% the pages become one column.',
  },
  {
    question: 'Can I have the content in another form?',
    answer: 'Yes. Pages print without their menus, and we send any text of this site by e-mail if you ask.',
  },
] as const
