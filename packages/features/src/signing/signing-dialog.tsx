import { contract, type Signature } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import {
  Banner,
  Button,
  Descriptions,
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  NetworkButton,
  Skeleton,
  useOnline,
} from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type FormEvent } from 'react';
import { FailureState } from '../notices/index.ts';
import { CertificateFields, useCertificate } from './certificate-fields.tsx';
import { elementLabel, elementText } from './element-terms.ts';
import type { Prepared, SigningAsk } from './use-signing.ts';

export interface SigningDialogProps {
  /** What is to be signed; none: the dialog is closed. */
  readonly ask: SigningAsk | undefined;
  /** Called with the signature, or with nothing when the person turns back. */
  readonly onSettle: (signature: Signature | undefined) => void;
}

/** What you see is what you sign: the elements the server fixed, the person's certificate, its PIN. */
export function SigningDialog({ ask, onSettle }: SigningDialogProps) {
  return (
    <Dialog open={ask !== undefined} onOpenChange={(open) => !open && onSettle(undefined)}>
      {ask && <SigningContent key={`${ask.request.act} ${ask.request.subjectId}`} ask={ask} onSettle={onSettle} />}
    </Dialog>
  );
}

function usePrepared(ask: SigningAsk) {
  const { run, error } = useAction(contract.signature.prepare, { quiet: true });
  const [prepared, setPrepared] = useState<Prepared>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    void run(ask.request).then((result) => {
      if (wanted && result.ok) setPrepared(result.data);
    });
    return () => {
      wanted = false;
    };
    // One preparation an attempt: `run` is made anew on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ask, attempt]);
  return { prepared, error, retry: () => setAttempt(attempt + 1) };
}

function SigningContent({ ask, onSettle }: { readonly ask: SigningAsk; readonly onSettle: SigningDialogProps['onSettle'] }) {
  const { t, i18n } = useLingui();
  const { prepared, error: notPrepared, retry } = usePrepared(ask);
  const { run, busy, error } = useAction(contract.signature.sign, { quiet: true });
  const online = useOnline();
  const choice = useCertificate(prepared?.certificates ?? []);
  const { certificate, pin, setPin } = choice;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    if (prepared === undefined || certificate === undefined || pin === '') return;
    const result = await run({ requestId: prepared.requestId, certificateSerial: certificate.serial, pin });
    if (result.ok) onSettle(result.data);
    else setPin('');
  }

  // English writes a verb within a sentence small; Chinese has no such letters.
  const act = ask.verb.toLowerCase();
  return (
    <DialogContent size="sm" title={t`签名确认`} description={t`请核对将要签名的要素，所见即所签。`} keepOpen={busy}>
      <form onSubmit={(event) => void submit(event)} className="flex min-h-0 flex-col">
        <DialogBody className="flex flex-col gap-4">
          {notPrepared && prepared === undefined && <FailureState title={t`暂时不能签名`} error={notPrepared} onRetry={retry} />}
          {!prepared && !notPrepared && <Skeleton className="h-40 w-full" />}
          {prepared && (
            <>
              <Descriptions
                className="rounded-md border border-line bg-surface-sunken px-4 py-3"
                items={prepared.elements.map(({ code, value }) => ({
                  id: `${code} ${value}`,
                  label: elementLabel(code, i18n),
                  value: elementText(code, value, i18n),
                }))}
              />
              <CertificateFields choice={choice} error={error} />
              <p className="text-sm text-ink-muted">{ask.consequence}</p>
              {!online && (
                <Banner tone="caution">
                  <Trans>网络已断开，恢复后才能签名。已填写的内容不会丢失。</Trans>
                </Banner>
              )}
            </>
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={() => onSettle(undefined)} disabled={busy}>
            <Trans>取消</Trans>
          </Button>
          <NetworkButton type="submit" intent="primary" busy={busy} disabled={certificate === undefined || pin === ''}>
            <Trans>签名并{act}</Trans>
          </NetworkButton>
        </DialogFooter>
      </form>
    </DialogContent>
  );
}
