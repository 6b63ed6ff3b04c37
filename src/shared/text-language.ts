export const textLanguage = 'en'
