export const authPageTexts = {
  heading: (brand: string) => `Sign in to ${brand}`,
  lede: 'Your projects and service requests, in one place.',
} as const

export const authTabsTexts = {
  label: 'Login or register',
  login: 'Login',
  register: 'Register',
} as const

export const benefitsPanelTexts = {
  kicker: 'What an account gives you',
  heading: 'See how far along the work is',
} as const

export const cookiesRefused =
  'Your browser refuses cookies, and nobody stays signed in without one. Allow cookies for this site, then try again.'

export const loginFormTexts = {
  failedTitle: 'Login failed',
  welcomeTitle: 'Welcome back!',
  welcomeText: (role: string) => `You have successfully logged in as ${role}.`,
  checkAgain: { before: 'Check Caps Lock and try again, or', link: 'reset the password', after: '.' },
  endedTitle: 'You are signed out.',
  endedText: 'Sign in to continue where you left off.',
  usernameLabel: 'Username',
  forgotLink: 'Forgot your password?',
  loginButton: 'Login',
  loggingIn: 'Signing in…',
  passkeyButton: 'Sign in with a passkey',
  newHere: 'New here?',
  registerLink: 'Register as a client or a service provider',
  durationNote: 'You stay signed in on this device for 30 days, or until you log out.',
} as const

export const registerFormTexts = {
  failedTitle: 'Registration failed',
  createdTitle: 'Account created!',
  createdText: (role: string) => `Your ${role} account has been successfully created.`,
  usernameLabel: 'Username',
  nameLabel: 'Full name',
  emailLabel: 'Email',
  typeLabel: 'Account type',
  types: [
    { role: 'client', label: 'Client', note: 'You need work done' },
    { role: 'provider', label: 'Service Provider', note: 'You do the work' },
  ],
  createButton: 'Create account',
  creating: 'Creating your account…',
} as const
