import { LanguageSwitch } from '../../../platform/language/index.ts';
import { PlaceLink } from '../../../platform/navigation/index.ts';
import type { Viewer } from '../../../platform/session/index.ts';
import { Button, LogOutIcon } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { SignOutQuestion } from './sign-out-question.tsx';

/** Language, and signing in or out. */
export function EntryHeaderEnd({ viewer }: { readonly viewer: Viewer | undefined }) {
  const [leaving, setLeaving] = useState(false);
  return (
    <div className="flex flex-none items-center gap-2 max-desktop:ml-auto">
      <LanguageSwitch />
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
