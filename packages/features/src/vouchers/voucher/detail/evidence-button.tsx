import { contract, type PieceId } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { Button, DownloadIcon } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { download } from '../../../platform/lists/index.ts';

/** Downloads the evidence of a piece as a ZIP file. */
export function EvidenceButton({ pieceId }: { readonly pieceId: PieceId }) {
  const { run, busy } = useAction(contract.voucher.evidence);
  const save = async () => {
    const made = await run({ id: pieceId });
    if (!made.ok) return;
    const bytes = Uint8Array.from(atob(made.data.content), (byte) => byte.charCodeAt(0));
    download(made.data.name, new Blob([bytes], { type: 'application/zip' }));
  };
  return (
    <Button intent="line" size="sm" icon={<DownloadIcon aria-hidden />} busy={busy} onClick={() => void save()}>
      <Trans>下载证据包</Trans>
    </Button>
  );
}
