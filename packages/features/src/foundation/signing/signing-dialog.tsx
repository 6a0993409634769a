import { isLost, isOvertaken, type ApiError } from '@lianxin/api/client';
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
import { FailureBanner, FailureState } from '../../platform/notices/index.ts';
import { CertificateFields, useCertificate } from './certificate-fields.tsx';
import { elementLabel, elementText } from './element-terms.ts';
import { useDrivers, type SigningProblem } from './use-drivers.ts';
import type { Prepared, Signed, SigningAsk, SigningPending } from './use-signing.ts';

export interface SigningDialogProps {
  /** The text and the act; undefined closes the dialog. */
  readonly pending: SigningPending | undefined;
  /** Called with the result, or nothing if the person cancelled. */
  readonly onSettle: (signed: Signed) => void;
}

/** Shows the elements fixed by the server and asks for certificate and PIN. Stays open until the act has an answer. */
export function SigningDialog({ pending, onSettle }: SigningDialogProps) {
  const [unanswered, setUnanswered] = useState<Unanswered>();
  const [overtaken, setOvertaken] = useState<ApiError>();
  const settle = (signed: Signed) => {
    setUnanswered(undefined);
    setOvertaken(undefined);
    onSettle(signed);
  };
  const turnBack = () => {
    const error = unanswered?.error ?? overtaken;
    settle(error && { ok: false, error });
  };
  return (
    <Dialog open={pending !== undefined} onOpenChange={(open) => !open && turnBack()}>
      {pending && (
        <SigningContent
          key={`${pending.ask.request.act} ${pending.ask.request.subjectId}`}
          {...pending}
          unanswered={unanswered}
          onUnanswered={setUnanswered}
          overtaken={overtaken}
          onOvertaken={setOvertaken}
          onSettle={settle}
          onTurnBack={turnBack}
        />
      )}
    </Dialog>
  );
}

/** Signed and sent, with an unknown result. */
interface Unanswered {
  readonly signature: Signature;
  readonly error: ApiError;
}

interface SigningContentProps extends SigningPending {
  readonly unanswered: Unanswered | undefined;
  readonly onUnanswered: (unanswered: Unanswered) => void;
  /** The subject has changed: it cannot be prepared again, and the caller should reload. */
  readonly overtaken: ApiError | undefined;
  readonly onOvertaken: (error: ApiError) => void;
  readonly onSettle: (signed: Signed) => void;
  readonly onTurnBack: () => void;
}

function usePrepared(ask: SigningAsk, onOvertaken: (error: ApiError) => void) {
  const { run, error } = useAction(contract.signature.prepare, { quiet: true, background: true });
  const [prepared, setPrepared] = useState<Prepared>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    void run(ask.request).then((result) => {
      if (!wanted) return;
      if (result.ok) setPrepared(result.data);
      else if (isOvertaken(result.error)) onOvertaken(result.error);
    });
    return () => {
      wanted = false;
    };
    // Prepare once for each attempt; `run` changes on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ask, attempt]);
  return {
    prepared,
    error,
    again: () => {
      setPrepared(undefined);
      setAttempt(attempt + 1);
    },
  };
}

function SigningContent(props: SigningContentProps) {
  const { ask, send, unanswered, onUnanswered, overtaken, onOvertaken, onSettle, onTurnBack } = props;
  const { t, i18n } = useLingui();
  const { prepared, error: notPrepared, again } = usePrepared(ask, onOvertaken);
  const signWith = useDrivers();
  const [problem, setProblem] = useState<SigningProblem>();
  const [busy, setBusy] = useState(false);
  const online = useOnline();
  const choice = useCertificate(prepared?.certificates ?? []);

  // A digest is signed as well, but nobody reads one: it is folded away.
  const digests = (prepared?.elements ?? []).filter(({ code }) => code === 'documentHash');
  const shown = (prepared?.elements ?? []).filter(({ code }) => code !== 'documentHash');

  /** Sends the act. The same signature again is the same act, done once. */
  async function perform(signature: Signature): Promise<void> {
    const result = await send(signature);
    if (!result.ok && isLost(result.error)) onUnanswered({ signature, error: result.error });
    else onSettle(result);
  }

  async function signAndPerform(): Promise<void> {
    if (prepared === undefined || choice.ready === undefined) return;
    setProblem(undefined);
    const signed = await signWith(choice.ready, prepared, choice.pin);
    if (signed.ok) return perform(signed.signature);
    setProblem(signed.problem);
    choice.setPin('');
    return undefined;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    setBusy(true);
    try {
      await (unanswered ? perform(unanswered.signature) : signAndPerform());
    } finally {
      setBusy(false);
    }
  }

  // Lower case within an English sentence; no effect on Chinese.
  const act = ask.verb.toLowerCase();
  return (
    <DialogContent size="sm" title={t`签名确认`} description={t`请核对将要签名的要素，所见即所签。`} keepOpen={busy}>
      <form onSubmit={(event) => void submit(event)} className="flex min-h-0 flex-col">
        <DialogBody className="flex flex-col gap-4">
          {notPrepared && prepared === undefined && (
            <FailureState title={t`暂时不能签名`} error={notPrepared} {...(!overtaken && { onRetry: again })} />
          )}
          {!prepared && !notPrepared && <Skeleton className="h-40 w-full" />}
          {prepared && (
            <>
              <Descriptions
                className="rounded-md border border-line bg-surface-sunken px-4 py-3"
                items={shown.map(({ code, value }) => ({
                  id: `${code} ${value}`,
                  label: elementLabel(code, i18n),
                  value: elementText(code, value, i18n),
                }))}
              />
              {digests.length > 0 && (
                <details className="text-sm text-ink-muted">
                  <summary className="min-h-6 cursor-pointer">{elementLabel('documentHash', i18n)}</summary>
                  {digests.map(({ value }) => (
                    <p key={value} className="mt-1 font-mono text-xs break-all">
                      {value}
                    </p>
                  ))}
                </details>
              )}
              {unanswered ? (
                <FailureBanner error={unanswered.error} />
              ) : (
                <CertificateFields
                  choice={choice}
                  problem={problem}
                  onChoose={() => setProblem(undefined)}
                  onReadAgain={() => {
                    setProblem(undefined);
                    again();
                  }}
                />
              )}
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
          <Button onClick={onTurnBack} disabled={busy}>
            {unanswered || overtaken ? <Trans>关闭</Trans> : <Trans>取消</Trans>}
          </Button>
          <NetworkButton type="submit" intent="primary" busy={busy} disabled={unanswered === undefined && choice.ready === undefined}>
            {unanswered ? <Trans>再次确认结果</Trans> : <Trans>签名并{act}</Trans>}
          </NetworkButton>
        </DialogFooter>
      </form>
    </DialogContent>
  );
}
