// Every page loads these. They are single exports, because a bundler shortens names of constants but not keys of objects.

export const skipLinkText = 'Skip to main content'

export const contrastBarLabel = 'High contrast'
export const contrastIsOn = 'High contrast is on.'
export const contrastOffButton = 'Turn it off'

export const signInLink = 'Sign in'
export const dashboardLink = 'Dashboard'
export const accountLink = 'Account'
export const logOutButton = 'Log out'
export const loggedOutTitle = 'Logged out'
export const loggedOutText = 'You have been successfully logged out.'
export const logOutFailed = 'Logout failed'
export const userFailedText = 'Failed to fetch user'

export const pageFailedKicker = 'The path is blocked'
export const pageFailedTitle = 'This page could not be loaded'
export const pageFailedDescription = 'The page did not load. Try again, or continue from the home page.'
export const pageFailedLink = 'Go to the home page'
export const newVersionText = 'A new version of the site is available. It is loading now.'

export const appFailedText =
  'A part of this page could not be loaded, so this does not work yet. Your connection may have dropped.'
export const reloadLink = 'Load the page again'

export const retryButton = 'Try again'
export const retrying = 'Trying again'

export const searchLabel = 'Search the blog'
export const searchButton = 'Search'

export const offlineText = 'You are offline. Connect to the internet, then try again.'
export const missingPartText = 'A part of this page did not arrive. Check your connection, then try again.'
export const failureText = 'Something went wrong on our side. Try again, and write to us if it happens again.'
export const personCheckTexts = {
  title: 'One check before this is sent',
  frameTitle: 'Check that you are a person',
  cancel: 'Cancel',
}
export const noAnswerTitle = 'No answer'
export const unreachableText = 'The site cannot be reached. Check your connection, then try again.'
export const serverFailureText = 'Our server could not answer. Try again in a minute.'
export const refusalText = 'The server did not accept this. Reload the page and try again.'
