/** The language of all texts: interface, content and emails. A translation brings its own. */
export const textLanguage = 'en'
