import { contract, type FileView, type ReadInvoice } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import { ApiError } from '@lianxin/api/client';
import { readInvoiceQr, type InvoiceQr } from '@lianxin/domain';
import { Banner, Button, FormField, Input, isComposing, Spinner } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { UploadCell } from '../../../platform/uploads/index.ts';
import { TRADE_FILES } from './trade-files.ts';

export interface InvoiceSourceProps {
  readonly file: FileView | null;
  readonly onFile: (file: FileView) => void;
  /** Fills in values from the file. */
  readonly onRead: (invoice: ReadInvoice) => void;
  /** Fills in values from the QR code. */
  readonly onQr: (invoice: InvoiceQr) => void;
}

type Outcome = 'reading' | 'read' | 'readWithoutKind' | 'nothing' | 'qr' | 'noQr' | 'red';

/** Fills in an invoice from its file or its QR code's text, as a scanner types it. */
export function InvoiceSource({ file, onFile, onRead, onQr }: InvoiceSourceProps) {
  const { t } = useLingui();
  const client = useClient();
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();

  async function take(uploaded: FileView): Promise<void> {
    onFile(uploaded);
    setOutcome('reading');
    try {
      const invoice = await client.call(contract.tradeInvoice.read, { fileId: uploaded.id }, { quiet: true });
      if (invoice) onRead(invoice);
      setOutcome(invoice === null ? 'nothing' : invoice.kind === null ? 'readWithoutKind' : 'read');
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      // A file that was read and cannot be recorded.
      setOutcome(caught.fields?.some(({ path }) => path === 'fileId') === true ? 'red' : 'nothing');
    }
  }

  function fill(): void {
    const invoice = readInvoiceQr(text);
    if (invoice && !invoice.isRed) onQr(invoice);
    setOutcome(invoice ? (invoice.isRed ? 'red' : 'qr') : 'noQr');
  }

  return (
    <div className="flex flex-col gap-3 rounded-md bg-surface-inset p-3">
      <FormField label={t`发票文件`} hint={t`PDF、OFD、XML、Word 或图片，不超过 10 MB；XML 和 OFD 会自动填写`}>
        <UploadCell awaited label={t`发票文件`} file={file} onUploaded={(uploaded) => void take(uploaded)} accept={TRADE_FILES} />
      </FormField>
      <FormField
        label={t`发票二维码`}
        hint={t`粘贴或用扫码枪扫描发票左上角二维码的内容`}
        error={outcome === 'noQr' ? t`二维码内容不是发票的，请核对或逐项填写` : undefined}
      >
        <Input
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            // A scanner ends with Enter, which must not submit the form.
            event.preventDefault();
            fill();
          }}
        />
      </FormField>
      <div className="flex items-center gap-3 text-sm text-ink-muted">
        <Button size="sm" disabled={text.trim() === ''} onClick={fill}>
          <Trans>填入</Trans>
        </Button>
        {outcome === 'reading' && (
          <span role="status" className="inline-flex items-center gap-2">
            <Spinner />
            <Trans>正在读取发票</Trans>
          </span>
        )}
      </div>
      {outcome === 'read' && <Banner tone="positive">{t`已从文件读取，请核对后保存`}</Banner>}
      {outcome === 'readWithoutKind' && <Banner tone="caution">{t`已从文件读取，但没有读出发票类型，请选择并核对后保存`}</Banner>}
      {outcome === 'qr' && <Banner tone="positive">{t`已从二维码读取，请核对后保存`}</Banner>}
      {outcome === 'red' && <Banner tone="critical">{t`这是红字发票，不能登记`}</Banner>}
      {outcome === 'nothing' && <Banner tone="caution">{t`文件已上传，但没有读出发票内容，请逐项填写`}</Banner>}
    </div>
  );
}
