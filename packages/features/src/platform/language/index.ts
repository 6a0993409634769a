/** The two languages, and loading the words of a folder together with its screens. */
export { compiledSentence } from './compiled-sentence.ts';
export { foundationWords } from './foundation-words.ts';
export { LanguageSwitch } from './language-switch.tsx';
export {
  activateLanguage,
  applyLanguage,
  chooseLanguage,
  chosenLocale,
  currentLocale,
  isLocale,
  LOCALES,
  nameVouchers,
  preferWords,
  provideWords,
  takeChosenLanguage,
  type Catalog,
  type Locale,
} from './language.ts';
