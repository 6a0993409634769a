import { Banner, Button, Dialog, DialogBody, DialogContent, DialogFooter, NetworkButton, useOnline } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { BatchRow } from './batch-row.tsx';
import { CertificateFields, useCertificate } from './certificate-fields.tsx';
import { useBatchSigning, type BatchItem, type BatchSend } from './use-batch-signing.ts';

export interface BatchSigningDialogProps<Item extends BatchItem> {
  /** The acts to sign; empty closes the dialog. */
  readonly items: readonly Item[];
  /** Such as 批量通过. */
  readonly title: string;
  /** The button's verb, such as 通过. */
  readonly verb: string;
  /** The final state, such as 已通过. */
  readonly doneWord: string;
  /** The number, the total and the consequence. */
  readonly consequence: ReactNode;
  /** A consent above the certificate. @default none */
  readonly consent?: ReactNode;
  /** Whether the person has agreed. @default true */
  readonly agreed?: boolean;
  /** What became of an act after it was done, where somebody outside decides that. @default `doneWord` is all */
  readonly outcomeOf?: (item: Item) => ReactNode;
  /** Sends one act with its signature. */
  readonly send: BatchSend<Item>;
  /** Closes it. `begun`: something was sent, so the selection is cleared; otherwise it stays. */
  readonly onClose: (begun: boolean) => void;
}

/** Signs several acts with one PIN. Each has its own elements, signature and result. */
export function BatchSigningDialog<Item extends BatchItem>({ items, send, onClose, ...props }: BatchSigningDialogProps<Item>) {
  const begun = useRef(false);
  const close = () => {
    onClose(begun.current);
    begun.current = false;
  };
  const begin: BatchSend<Item> = (item, signature) => {
    begun.current = true;
    return send(item, signature);
  };
  return (
    <Dialog open={items.length > 0} onOpenChange={(open) => !open && close()}>
      {items.length > 0 && <Batch items={items} send={begin} onClose={close} {...props} />}
    </Dialog>
  );
}

function Batch<Item extends BatchItem>(props: Omit<BatchSigningDialogProps<Item>, 'onClose'> & { readonly onClose: () => void }) {
  const { items: given, title, verb, doneWord, consequence, consent, agreed = true, outcomeOf, send, onClose } = props;
  // Lower case within an English sentence; no effect on Chinese.
  const act = verb.toLowerCase();
  const { t } = useLingui();
  // Keep the selection while the list behind reloads.
  const [items] = useState(given);
  const batch = useBatchSigning(items, send);
  const choice = useCertificate(batch.certificates ?? []);
  const online = useOnline();
  const { waiting, done, failed, preparing } = batch;
  const count = items.length;
  const left = count - done - failed;
  const started = done > 0 || batch.running || batch.stopped !== undefined;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    if (choice.ready === undefined || !agreed || batch.running) return;
    await batch.run(choice.ready, choice.pin);
    choice.setPin('');
  }

  return (
    <DialogContent title={title} description={t`请逐笔核对将要签名的要素，所见即所签。`} keepOpen={batch.running}>
      <form onSubmit={(event) => void submit(event)} className="flex min-h-0 flex-col">
        <DialogBody className="flex flex-col gap-4">
          <p className="text-sm text-ink-muted">{consequence}</p>
          <ul aria-label={title} className="divide-y divide-line rounded-md border border-line">
            {items.map((item) => (
              <BatchRow key={item.id} item={item} progress={batch.of(item.id)} doneWord={doneWord} outcome={outcomeOf?.(item)} />
            ))}
          </ul>
          <output className="text-sm font-medium empty:hidden">
            {(started || failed > 0) &&
              (outcomeOf ? (
                <Trans>
                  共 {count} 笔：{doneWord} {done} 笔，未成功 {failed} 笔，待签名 {waiting} 笔
                </Trans>
              ) : (
                <Trans>
                  共 {count} 笔：成功 {done} 笔，未成功 {failed} 笔，待签名 {waiting} 笔
                </Trans>
              ))}
          </output>
          {batch.stopped && (
            <Banner tone="caution" title={t`中途停下了`}>
              <Trans>网络或服务暂时不可用。已成功的不受影响，其余可以继续，不会重复办理。</Trans>
            </Banner>
          )}
          {waiting > 0 && consent}
          {waiting > 0 && preparing === 0 && (
            <CertificateFields choice={choice} problem={batch.problem} disabled={batch.running} onChoose={batch.forgetProblem} />
          )}
          {!online && (
            <Banner tone="caution">
              <Trans>网络已断开，恢复后才能签名。已填写的内容不会丢失。</Trans>
            </Banner>
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose} disabled={batch.running}>
            {started ? <Trans>关闭</Trans> : <Trans>取消</Trans>}
          </Button>
          {failed > 0 && (
            <Button intent="line" disabled={batch.running || preparing > 0} onClick={() => void batch.retryFailed()}>
              <Trans>重新核对未成功的</Trans>
            </Button>
          )}
          {(waiting > 0 || preparing > 0 || batch.running) && (
            <NetworkButton
              type="submit"
              intent="primary"
              busy={batch.running}
              disabled={choice.ready === undefined || !agreed || preparing > 0 || waiting === 0}
            >
              <Trans>
                签名并{act} {left} 笔
              </Trans>
            </NetworkButton>
          )}
        </DialogFooter>
      </form>
    </DialogContent>
  );
}
