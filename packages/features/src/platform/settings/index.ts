export { useKeptLanguage, useLanguage } from './use-language.ts';
export { useSetting, useSettings, useSwitch } from './use-setting.ts';
