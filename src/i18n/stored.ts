/** Local storage key of the language last shown; the script in index.html reads it before the first paint. */
export const storedLanguage = 'i18nextLng';

/** Local storage key that says that the visitor once chose a language (specification, section 4). */
export const languageChosen = 'i18nextLngChosen';
