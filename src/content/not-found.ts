export const notFoundCopy = {
  description: 'There is no page at this address. Go to the home page, see our services, or read the blog.',
  title: '404 Page Not Found',
  kicker: 'Off the map',
  question: 'Did you forget to add the page to the router?',
  home: 'Go to the home page',
  services: 'See the services',
  blog: 'Read the blog',
  mistake: 'If a link on this site brought you here, that is our mistake.',
  tellUs: 'Tell us which one',
} as const
