import { contract, type Signature } from '@lianxin/api/contract';
import { useAction, type Result } from '@lianxin/api/react';
import { encodePassword } from '@lianxin/forms';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DEFAULT_WORDS, DURATION_MS, useNotices, useSentence } from '../../../platform/notices/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { useSigning, type SigningAsk } from '../../../foundation/signing/index.ts';

/** Signs the agreement with the certificate; before that, if the sign-in was long ago, the person confirms by the password. */
export function useSignAgreement(onSigned: () => void) {
  const { t } = useLingui();
  const { enterpriseNo } = useSignedInViewer();
  const { show } = useNotices();
  const sentence = useSentence(DEFAULT_WORDS.agreement);
  const signing = useSigning();
  const prepare = useAction(contract.signature.prepare, { quiet: true, background: true });
  const { run, busy } = useAction(contract.enterprise.signAgreement, { quiet: true });
  const confirm = useAction(contract.session.confirm, { quiet: true });
  /** What goes on once the person has confirmed. */
  const [awaited, setAwaited] = useState<{ readonly go: () => Promise<void> }>();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const request = { act: 'supplementSign', subjectId: enterpriseNo ?? '', version: 0 } as const;

  const forget = (): void => {
    setAwaited(undefined);
    setPassword('');
    setError(undefined);
  };

  function told(result: Result<unknown>, onConfirmed: () => Promise<void>): void {
    if (result.ok) {
      show({ tone: 'positive', text: t`协议已签署`, durationMs: DURATION_MS.success });
      onSigned();
    } else if (result.error.refusal === 'REAUTHENTICATION_REQUIRED') setAwaited({ go: onConfirmed });
    else show({ tone: 'critical', text: sentence(result.error), durationMs: DURATION_MS.business });
  }

  const send = async (signature: Signature): Promise<void> => told(await run({ signature }), () => send(signature));

  async function sign(): Promise<void> {
    // Whether the password is needed is asked before the PIN. The dialog shows any other failure.
    const asked = await prepare.run(request);
    if (!asked.ok && asked.error.refusal === 'REAUTHENTICATION_REQUIRED') {
      setAwaited({ go: sign });
      return;
    }
    const ask: SigningAsk = { request, verb: t`签署`, consequence: t`签署后立即对本企业生效。` };
    const made: Signature[] = [];
    const result = await signing.sign(ask, (signature) => {
      made.push(signature);
      return run({ signature });
    });
    const [signature] = made;
    if (result && signature) told(result, () => send(signature));
  }

  return {
    busy: busy || prepare.busy,
    dialog: signing.dialog,
    sign,
    identity: {
      asked: awaited !== undefined,
      busy: confirm.busy,
      password,
      setPassword,
      error,
      cancel: forget,
      confirm: async () => {
        const result = await confirm.run({ password: encodePassword(password) });
        if (result.ok) {
          forget();
          await awaited?.go();
          return;
        }
        setPassword('');
        setError(sentence(result.error));
      },
    },
  } as const;
}
