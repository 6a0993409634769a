import { ApiError, isRefusal, signInCalls } from '@lianxin/api/client';
import { useClient } from '@lianxin/api/react';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { noticeOf } from '../../../platform/notices/index.ts';
import { areCookiesBlocked } from '../../../platform/browser-storage/index.ts';
import { hasMarker, type SignInReply } from '../../../platform/session/index.ts';
import { encodePassword } from './encode-password.ts';

export type SignInField = 'userName' | 'password' | 'captcha';

export interface Credentials {
  readonly userName: string;
  readonly password: string;
  readonly captcha: string;
}

interface Captcha {
  readonly captchaId: string;
  readonly image: string;
}

/** The server has opened a session, but the next call would come without it. */
const COOKIES_BLOCKED = msg`用户名和密码正确，但浏览器阻止了本站的 Cookie，登录状态无法保存。请在浏览器设置中允许本站使用 Cookie，再重新登录。`;

/** Signs in without cache and form library, to keep the first page small. */
export function useSignIn(onSignedIn: (reply: SignInReply) => void | Promise<void>) {
  const client = useClient();
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [captcha, setCaptcha] = useState<Captcha>();

  const renewCaptcha = async (): Promise<void> => {
    try {
      const { account } = await signInCalls();
      setCaptcha(await client.call(account.captcha, {}, { quiet: true }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(noticeOf(error, i18n).text);
    }
  };

  /** Returns the field to correct, if the server refuses one. */
  const signIn = async (given: Credentials): Promise<SignInField | undefined> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const { account } = await signInCalls();
      const reply = await client.call(
        account.login,
        {
          userName: given.userName.trim(),
          password: encodePassword(given.password),
          ...(captcha ? { captchaId: captcha.captchaId, captcha: given.captcha.trim() } : {}),
        },
        { quiet: true },
      );
      if (!hasMarker() && areCookiesBlocked()) {
        setRefusal(i18n._(COOKIES_BLOCKED));
        return undefined;
      }
      await onSignedIn(reply);
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(noticeOf(error, i18n).text);
      const aboutCaptcha = isRefusal(error, 'CAPTCHA_REQUIRED') || isRefusal(error, 'CAPTCHA_WRONG');
      // A captcha works once.
      if (aboutCaptcha || captcha) await renewCaptcha();
      return aboutCaptcha ? 'captcha' : 'password';
    } finally {
      setBusy(false);
    }
  };

  return { busy, refusal, captcha, renewCaptcha, signIn };
}
