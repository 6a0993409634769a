import { Button, LanguagesIcon } from '@lianxin/ui';
import { useLingui } from '@lingui/react';
import { chooseLanguage } from './language.ts';

/** Offers the other language, where there is no menu. */
export function LanguageSwitch({ className }: { readonly className?: string }) {
  const { i18n } = useLingui();
  const [other, name] = i18n.locale === 'en-US' ? (['zh-CN', '中文'] as const) : (['en-US', 'English'] as const);
  return (
    <Button
      intent="quiet"
      icon={<LanguagesIcon aria-hidden />}
      lang={other}
      className={className}
      onClick={() => void chooseLanguage(other)}
    >
      {name}
    </Button>
  );
}
