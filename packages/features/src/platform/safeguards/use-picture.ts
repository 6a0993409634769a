import { ApiError } from '@lianxin/api/client';
import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import { useCallback, useEffect, useState } from 'react';

/** A picture from the server, valid for 120 s and one answer. Loaded at once, after use and on request. */
export function usePicture(wanted = true) {
  const client = useClient();
  const [picture, setPicture] = useState<ResponseOf<typeof contract.account.captcha>>();
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

  useEffect(() => {
    if (wanted) void renew();
  }, [wanted, renew]);

  return { captchaId: picture?.captchaId, image: picture?.image, failed, renew: () => void renew() };
}
