import { isRefusal, type ApiError } from '@lianxin/api/client';
import { contract, type RequestOf } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { usePicture } from '../../../platform/safeguards/index.ts';

type Purpose = RequestOf<typeof contract.account.sendSms>['purpose'];

export interface TextMessageRequest {
  readonly mobile: string;
  /** Characters of the captcha. */
  readonly picture: string;
  /** The person who forgot the password. */
  readonly userName?: string;
}

export type TextMessageOutcome =
  | { readonly sent: true }
  | { readonly sent: false; readonly aboutPicture: boolean; readonly error: ApiError };

/** Sends an SMS code, with a captcha for one attempt. */
export function useTextMessage(purpose: Purpose) {
  const { run } = useAction(contract.account.sendSms, { quiet: true });
  const { captchaId, image, failed, renew } = usePicture();

  async function send({ mobile, picture: copied, userName }: TextMessageRequest): Promise<TextMessageOutcome> {
    const result = await run({
      purpose,
      mobile,
      captcha: copied,
      ...(captchaId === undefined ? {} : { captchaId }),
      ...(userName === undefined ? {} : { userName }),
    });
    if (result.ok) return { sent: true };
    renew();
    const { error } = result;
    return { sent: false, aboutPicture: isRefusal(error, 'CAPTCHA_WRONG') || isRefusal(error, 'CAPTCHA_REQUIRED'), error };
  }

  return { send, image, failed, renew };
}
