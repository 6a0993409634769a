import { contract, type Signature } from '@lianxin/api/contract';
import { useAction, type Result } from '@lianxin/api/react';
import { encodePassword } from '@lianxin/forms';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DEFAULT_WORDS, DURATION_MS, useNotices, useSentence } from '../../../platform/notices/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { useSigning, type SigningAsk } from '../../../foundation/signing/index.ts';

/** Signs the agreement with the certificate and, if the sign-in was long ago, the password for the same signature. */
export function useSignAgreement(onSigned: () => void) {
  const { t } = useLingui();
  const { enterpriseNo } = useSignedInViewer();
  const { show } = useNotices();
  const sentence = useSentence(DEFAULT_WORDS.agreement);
  const signing = useSigning();
  const { run, busy } = useAction(contract.enterprise.signAgreement, { quiet: true });
  const [given, setGiven] = useState<Signature>();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();

  const forget = (): void => {
    setGiven(undefined);
    setPassword('');
    setError(undefined);
  };

  function told(result: Result<unknown>, signature: Signature, secret?: string): void {
    if (result.ok) {
      forget();
      show({ tone: 'positive', text: t`协议已签署`, durationMs: DURATION_MS.success });
      onSigned();
      return;
    }
    const { refusal } = result.error;
    if (refusal === 'REAUTHENTICATION_REQUIRED') {
      setGiven(signature);
      return;
    }
    if (secret !== undefined && (refusal === 'PASSWORD_WRONG' || refusal === 'TOO_FREQUENT')) {
      setPassword('');
      setError(sentence(result.error));
      return;
    }
    forget();
    show({ tone: 'critical', text: sentence(result.error), durationMs: DURATION_MS.business });
  }

  return {
    busy,
    dialog: signing.dialog,
    sign: async () => {
      const ask: SigningAsk = {
        request: { act: 'supplementSign', subjectId: enterpriseNo ?? '', version: 0 },
        verb: t`签署`,
        consequence: t`签署后立即对本企业生效。`,
      };
      const made: Signature[] = [];
      const result = await signing.sign(ask, (signature) => {
        made.push(signature);
        return run({ signature });
      });
      const [signature] = made;
      if (result && signature) told(result, signature);
    },
    identity: {
      asked: given !== undefined,
      password,
      setPassword,
      error,
      cancel: forget,
      confirm: async () => {
        if (given) told(await run({ signature: given, password: encodePassword(password) }), given, password);
      },
    },
  } as const;
}
