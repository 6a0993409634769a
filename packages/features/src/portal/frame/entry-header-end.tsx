import { chooseLanguage } from '../../language/index.ts';
import { PlaceLink } from '../../navigation/index.ts';
import type { Viewer } from '../../session/index.ts';
import { Button, LanguagesIcon, LogOutIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SignOutQuestion } from './sign-out-question.tsx';

/** What each language offers while it is shown, in the other one's own words. */
const OTHER_LANGUAGE = { 'zh-CN': 'English', 'en-US': '中文' } as const;

/** The right end of the bar over registration: the language, and the way in or out. */
export function EntryHeaderEnd({ viewer }: { readonly viewer: Viewer | undefined }) {
  const { i18n } = useLingui();
  const [leaving, setLeaving] = useState(false);
  const shown = i18n.locale === 'en-US' ? 'en-US' : 'zh-CN';
  const other = shown === 'en-US' ? 'zh-CN' : 'en-US';
  return (
    <div className="flex flex-none items-center gap-2 max-desktop:ml-auto">
      <Button intent="quiet" icon={<LanguagesIcon />} lang={other} onClick={() => void chooseLanguage(other)}>
        {OTHER_LANGUAGE[shown]}
      </Button>
      {viewer === undefined ? (
        <Button asChild>
          <PlaceLink to="access.signIn">
            <Trans>登录</Trans>
          </PlaceLink>
        </Button>
      ) : (
        <>
          <span className="max-w-48 truncate border-l border-line pl-4 text-ink max-tablet:hidden">{viewer.displayName}</span>
          <Button intent="quiet" icon={<LogOutIcon />} onClick={() => setLeaving(true)}>
            <Trans>退出登录</Trans>
          </Button>
          <SignOutQuestion viewer={viewer} open={leaving} onOpenChange={setLeaving} />
        </>
      )}
    </div>
  );
}
