import { Page, PageHeader, Panel } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { ChangePasswordForm } from '../change-password-form.tsx';
import { useSignInAgain } from '../use-sign-in-again.ts';

/** 修改密码 as a page. */
export function ChangePasswordScreen() {
  const signInAgain = useSignInAgain();
  return (
    <Page header={<PageHeader title={<Trans>修改密码</Trans>} />}>
      <Panel>
        <div className="max-w-md p-4">
          <ChangePasswordForm onChanged={signInAgain} />
        </div>
      </Panel>
    </Page>
  );
}
