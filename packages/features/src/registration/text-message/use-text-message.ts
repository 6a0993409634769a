import { ApiError, isRefusal } from '@lianxin/api/client';
import { contract, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { useAction, useClient } from '@lianxin/api/react';
import { useCallback, useEffect, useState } from 'react';

type Purpose = RequestOf<typeof contract.account.sendSms>['purpose'];
type Picture = ResponseOf<typeof contract.account.captcha>;

export interface TextMessageRequest {
  readonly mobile: string;
  /** What was copied from the picture. */
  readonly picture: string;
  /** Whose password was forgotten. */
  readonly userName?: string;
}

export type TextMessageOutcome =
  | { readonly sent: true }
  | { readonly sent: false; readonly aboutPicture: boolean; readonly error: ApiError };

/** A code by text message: a drawn picture keeps programs out, and is good for one try. */
export function useTextMessage(purpose: Purpose) {
  const client = useClient();
  const { run } = useAction(contract.account.sendSms, { quiet: true });
  const [picture, setPicture] = useState<Picture>();
  const [failed, setFailed] = useState(false);

  const renew = useCallback(async (): Promise<void> => {
    setFailed(false);
    try {
      setPicture(await client.call(contract.account.captcha, {}, { quiet: true }));
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      setFailed(true);
    }
  }, [client]);

  // Drawn once the page is there, and again only when it was used or the person asks.
  useEffect(() => void renew(), [renew]);

  async function send({ mobile, picture: copied, userName }: TextMessageRequest): Promise<TextMessageOutcome> {
    const result = await run({
      purpose,
      mobile,
      captcha: copied,
      ...(picture === undefined ? {} : { captchaId: picture.captchaId }),
      ...(userName === undefined ? {} : { userName }),
    });
    if (result.ok) return { sent: true };
    void renew();
    const { error } = result;
    return { sent: false, aboutPicture: isRefusal(error, 'CAPTCHA_WRONG') || isRefusal(error, 'CAPTCHA_REQUIRED'), error };
  }

  return { send, image: picture?.image, failed, renew: () => void renew() };
}
