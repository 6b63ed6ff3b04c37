export const linkTexts = {
  account: 'Your account',
  dashboard: 'Dashboard',
  home: 'Go to the home page',
  toDashboard: 'Go to your dashboard',
} as const
