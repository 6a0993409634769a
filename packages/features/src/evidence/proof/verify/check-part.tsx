import { Form, TextField, useZodForm } from '@lianxin/forms';
import { Button, FileTextIcon, Panel, Spinner } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import * as z from 'zod/mini';
import { useQueryState } from '../../../platform/navigation/index.ts';
import { CheckOutcome } from './check-outcome.tsx';
import type { PublishedKeys } from './known-keys.ts';
import { PartFrame } from './part-frame.tsx';
import { useChecking, type LookUp, type Checking } from './use-checking.ts';

const LINK = { number: '', hash: '' } as const;

export interface CheckPartProps {
  readonly known: PublishedKeys;
  /** The platform's keys, needed for comparison, are being loaded. */
  readonly awaitsKeys: boolean;
}

/** Checks a file, a picture of a code, or a number with a link in the browser, and explains the result. */
export function CheckPart({ known, awaitsKeys }: CheckPartProps) {
  const [{ number, hash }] = useQueryState(LINK);
  const { checking, checkFile, ask, cancel } = useChecking(known);
  const asked = useRef('');
  useEffect(() => {
    // A printed code's address asks once by itself.
    const question = `${number} ${hash}`;
    if (number === '' || hash === '' || awaitsKeys || asked.current === question) return;
    asked.current = question;
    void ask({ number, hash });
  });
  return (
    <PartFrame
      title={<Trans>核验一张凭证</Trans>}
      lead={<Trans>文件只在您的浏览器里计算，不会上传；页面打开以后，断开网络也能核验文件。</Trans>}
    >
      <div className="grid items-start gap-4 desktop:grid-cols-2">
        <div className="flex flex-col gap-4">
          <DropZone onFile={(file) => void checkFile(file)} />
          <NumberForm key={`${number} ${hash}`} asked={{ number, hash }} onAsk={ask} />
        </div>
        <Result checking={checking} onCancel={cancel} />
      </div>
    </PartFrame>
  );
}

function DropZone({ onFile }: { readonly onFile: (file: File) => void }) {
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className="relative rounded-md border border-dashed border-line-strong bg-surface has-focus-visible:outline-2 has-focus-visible:outline-accent data-over:border-accent data-over:bg-accent-soft"
    >
      <input
        id={id}
        type="file"
        accept=".zip,.json,.pdf,image/*"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Allow the same file again after a change.
          target.value = '';
        }}
      />
      <label htmlFor={id} className="flex flex-col items-center gap-1.5 px-4 py-7 text-center max-tablet:py-5">
        <FileTextIcon aria-hidden className="size-6 text-accent" />
        <span className="font-semibold">
          <Trans>拖入或选择文件</Trans>
        </span>
        <span className="text-sm text-ink-muted">
          <Trans>证据包 ZIP、证据清单 JSON、平台出具的 PDF，或二维码图片</Trans>
        </span>
      </label>
    </div>
  );
}

function NumberForm({ asked, onAsk }: { readonly asked: LookUp; readonly onAsk: (asked: LookUp) => Promise<void> }) {
  const { t } = useLingui();
  const text = (pattern: RegExp, error: string) => z.string().check(z.trim(), z.regex(pattern, { error }));
  const schema = z.object({
    number: text(/^(LX\d{17}(-\d{2,3}){0,10}|WJ\d{8}-\d{4,})$/, t`请输入凭证或文件上印的编号`),
    hash: text(/^[0-9a-f]{64}$/, t`请输入 64 位的摘要`),
  });
  const form = useZodForm(schema, { defaultValues: asked });
  return (
    <Panel level={3} title={<Trans>没有文件：按编号查询</Trans>} sub={<Trans>需要网络</Trans>}>
      <Form form={form} onSubmit={onAsk} className="flex flex-col gap-3">
        <TextField name="number" label={t`凭证或文件编号`} input={{ autoComplete: 'off', spellCheck: false }} />
        <TextField name="hash" label={t`存证摘要或内容摘要`} input={{ autoComplete: 'off', spellCheck: false }} />
        <Button type="submit" className="self-start">
          <Trans>查询</Trans>
        </Button>
      </Form>
    </Panel>
  );
}

interface ResultProps {
  readonly checking: Checking;
  readonly onCancel: () => void;
}

function Result({ checking, onCancel }: ResultProps) {
  const result = useRef<HTMLOutputElement>(null);
  const cancel = () => {
    onCancel();
    // The button disappears, so focus would be lost.
    result.current?.focus();
  };
  return (
    <Panel level={3} title={<Trans>核验结果</Trans>} aria-busy={checking.state === 'checking'}>
      <output ref={result} tabIndex={-1} className="block" aria-live="polite">
        {checking.state === 'idle' && (
          <p className="text-sm text-ink-muted">
            <Trans>还没有核验。结果会显示在这里：每项检查一行，有改动时指出首先在第几个事件。</Trans>
          </p>
        )}
        {checking.state === 'checking' && (
          <span className="inline-flex items-center gap-2 text-sm">
            <Spinner />
            <Trans>正在核验</Trans>
          </span>
        )}
        {checking.state === 'cancelled' && (
          <p className="text-sm text-ink-muted">
            <Trans>已取消核验。</Trans>
          </p>
        )}
        {checking.state === 'done' && <CheckOutcome outcome={checking.outcome} />}
      </output>
      {checking.state === 'checking' && (
        <Button size="sm" className="mt-3" onClick={cancel}>
          <Trans>取消核验</Trans>
        </Button>
      )}
      <CheckExplanation />
    </Panel>
  );
}

/** What a check proves and what it does not. */
function CheckExplanation() {
  return (
    <div className="mt-4 grid gap-x-6 gap-y-3 border-t border-line pt-3 text-sm text-ink-muted tablet:grid-cols-2">
      <div>
        <h4 className="font-semibold text-ink">
          <Trans>能证明</Trans>
        </h4>
        <p className="mt-0.5">
          <Trans>记录没有被改动、删去或调换；签名出自所列证书；存证根覆盖的部分在公布时已经存在。</Trans>
        </p>
      </div>
      <div>
        <h4 className="font-semibold text-ink">
          <Trans>不能证明</Trans>
        </h4>
        <p className="mt-0.5">
          <Trans>货物是否交付、款项是否到账；此后有没有新的事件；证书持有人是谁，那由发证机构负责。</Trans>
        </p>
      </div>
    </div>
  );
}
