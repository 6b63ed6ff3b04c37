/** Stands in a rendered issue where each reader's own link goes. */
export const unsubscribePlaceholder = 'https://unsubscribe.invalid/'

export const withUnsubscribeUrl = (text: string, url: string): string =>
  text.replaceAll(unsubscribePlaceholder, url)
