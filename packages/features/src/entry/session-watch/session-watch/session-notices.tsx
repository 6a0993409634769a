import { shanghaiMinute } from '@lianxin/domain';
import { Trans, useLingui } from '@lingui/react/macro';

interface SignIn {
  readonly at: string;
  readonly address: string | undefined;
}

function usePlace({ at, address }: SignIn): string {
  const { t } = useLingui();
  return [shanghaiMinute(at), address].filter(Boolean).join(t`，地址 `);
}

/** Time and address of the last sign-in. Components, because the language may change while shown. */
export function LastSignIn(props: SignIn) {
  const place = usePlace(props);
  return <Trans>上次登录：{place}。不是您本人操作时，请立即修改密码。</Trans>;
}

/** Somebody has signed in since. */
export function NewerSignIn(props: SignIn) {
  const place = usePlace(props);
  return <Trans>您的账号在别处登录：{place}。不是您本人操作时，请结束其他登录并修改密码。</Trans>;
}
