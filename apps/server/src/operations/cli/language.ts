export type Language = 'zh' | 'en';

/** Selects the text in the language of the run. */
export type Say = (zh: string, en: string) => string;

/** The language of a run: what was asked for, else what the machine is set to, else Chinese. */
export function languageOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const at = args.indexOf('--lang');
  const asked = at >= 0 ? args[at + 1] : args.find((arg) => arg.startsWith('--lang='))?.slice('--lang='.length);
  const wanted = asked ?? env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG'] ?? '';
  return wanted.toLowerCase().startsWith('en') ? 'en' : 'zh';
}

export const sayIn =
  (language: Language): Say =>
  (zh, en) =>
    language === 'zh' ? zh : en;
