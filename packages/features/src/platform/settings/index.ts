/** What a person has chosen for themselves, kept on the server. */
export { useKeptLanguage, useLanguage } from './use-language.ts';
export { useSetting, useSettings, useSwitch } from './use-setting.ts';
