export { foundationWords } from './foundation-words.ts';
export {
  activateLanguage,
  applyLanguage,
  chooseLanguage,
  chosenLocale,
  currentLocale,
  isLocale,
  LOCALES,
  preferWords,
  provideWords,
  takeChosenLanguage,
  type Catalog,
  type Locale,
} from './language.ts';
