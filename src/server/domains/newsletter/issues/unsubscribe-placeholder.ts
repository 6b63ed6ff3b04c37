export const unsubscribePlaceholder = 'https://unsubscribe.invalid/'

export const withUnsubscribeUrl = (text: string, url: string): string =>
  text.replaceAll(unsubscribePlaceholder, url)
