import { contract, PieceId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Button, ErrorState, PrinterIcon, Skeleton, Tab, TabList, TabPanel, Tabs, Tag, ZoomInIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { TermBadge, usePrintSheet } from '../../../platform/lists/index.ts';
import { useRecordName } from '../../../platform/navigation/index.ts';
import { MadeFileButton } from '../../../platform/uploads/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { VoucherFace } from '../face/voucher-face.tsx';
import { EvidenceButton } from './evidence-button.tsx';
import { FaceDialog } from './face-dialog.tsx';
import { faceOf, letterOf, pieceTerm, type PieceDetail } from './face-of.ts';
import { PromiseLetterButton } from '../promise/promise-letter-button.tsx';
import { FactsTab } from './facts-tab.tsx';
import { LogTab } from './log-tab.tsx';
import { ProofTab } from './proof-tab.tsx';
import { RelatedTab } from './related-tab.tsx';
import { TraceTab } from './trace-tab.tsx';
import { TradeTab } from './trade-tab.tsx';
import { usePieceActs } from './use-piece-acts.ts';
import { VoucherHead } from './voucher-head.tsx';
import { isVoucherTab, type VoucherTab } from './voucher-tab.ts';

export interface VoucherDetailProps {
  readonly pieceId: string;
  /** The initial tab. @default 'facts' */
  readonly tab?: VoucherTab | undefined;
  /** Called when the tab changes, for the address. */
  readonly onTabChange?: ((tab: VoucherTab) => void) | undefined;
  /** On a page of its own, with the chain beside the tree. @default false */
  readonly whole?: boolean | undefined;
  /** Called for a piece selected in the circulation. */
  readonly onPieceSelect?: ((pieceId: string) => void) | undefined;
}

/** A piece with face, trade, circulation, log, proof and acts. */
export function VoucherDetail({ pieceId, ...rest }: VoucherDetailProps) {
  const { t } = useLingui();
  const id = z.safeParse(PieceId, pieceId);
  const { data, error, refresh } = useEndpoint(contract.voucher.get, id.success ? { id: id.data } : null, { quiet: true });
  useRecordName(data === undefined ? error && null : data.number);
  if (!id.success) {
    return (
      <ErrorState title={t`凭证没有加载出来`}>
        <Trans>地址中的凭证标识不正确。</Trans>
      </ErrorState>
    );
  }
  if (error && !data) return <FailureState title={t`凭证没有加载出来`} error={error} onRetry={() => void refresh()} />;
  if (!data) return <DetailSkeleton />;
  return <Loaded key={data.id} piece={data} {...rest} />;
}

function Loaded({
  piece,
  tab = 'facts',
  onTabChange,
  whole = false,
  onPieceSelect,
}: { readonly piece: PieceDetail } & Omit<VoucherDetailProps, 'pieceId'>) {
  const { t, i18n } = useLingui();
  const [enlarged, setEnlarged] = useState(false);
  const acts = usePieceActs()(piece);
  const term = pieceTerm(piece);
  const face = faceOf(piece, i18n._(term.label));
  const { print, sheet } = usePrintSheet(<VoucherFace {...face} />);
  const parts = piece.tree.filter((node) => node.live).length;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-1 text-lg font-semibold tabular-nums [overflow-wrap:anywhere]">{piece.number}</span>
        <TermBadge term={term} />
        {parts > 1 && (
          <Tag tone="info">
            <Trans>已拆分为 {parts} 份</Trans>
          </Tag>
        )}
      </div>
      <VoucherHead piece={piece} face={whole ? face : undefined} onFaceOpen={() => setEnlarged(true)} />
      {acts.length > 0 && (
        <div className="flex flex-wrap justify-end gap-2 max-tablet:*:flex-1">
          {acts.toReversed().map((act, index) => (
            <Button key={act.id} intent={index === acts.length - 1 ? 'primary' : 'secondary'} onClick={act.run}>
              {act.label}
            </Button>
          ))}
        </div>
      )}
      <div role="group" aria-label={t`文件`} className="flex flex-wrap gap-2 max-tablet:grid max-tablet:grid-cols-2">
        {!whole && (
          <Button intent="line" size="sm" icon={<ZoomInIcon aria-hidden />} onClick={() => setEnlarged(true)}>
            <Trans>查看凭证</Trans>
          </Button>
        )}
        <MadeFileButton endpoint={contract.pdf.ofVoucher} request={{ id: piece.id }}>
          <Trans>凭证 PDF</Trans>
        </MadeFileButton>
        <PromiseLetterButton letter={letterOf(piece)} size="sm" />
        <EvidenceButton pieceId={piece.id} />
        <Button intent="line" size="sm" icon={<PrinterIcon aria-hidden />} onClick={print}>
          <Trans>打印凭证</Trans>
        </Button>
      </div>
      <Tabs
        {...(onTabChange ? { value: tab } : { defaultValue: tab })}
        onValueChange={(chosen) => isVoucherTab(chosen) && onTabChange?.(chosen)}
      >
        <TabList aria-label={t`凭证资料`}>
          <Tab value="facts">
            <Trans>凭证详情</Trans>
          </Tab>
          <Tab value="trade">
            <Trans>贸易背景</Trans>
          </Tab>
          <Tab value="trace">
            <Trans>流转轨迹</Trans>
          </Tab>
          <Tab value="log" count={piece.log.length}>
            <Trans>操作与签名记录</Trans>
          </Tab>
          <Tab value="related">
            <Trans>关联业务</Trans>
          </Tab>
          <Tab value="proof">
            <Trans>存证校验</Trans>
          </Tab>
        </TabList>
        <TabPanel value="facts">
          <FactsTab piece={piece} />
        </TabPanel>
        <TabPanel value="trade">
          <TradeTab piece={piece} />
        </TabPanel>
        <TabPanel value="trace">
          <TraceTab piece={piece} onPieceSelect={onPieceSelect} withChain={whole} />
        </TabPanel>
        <TabPanel value="log">
          <LogTab log={piece.log} />
        </TabPanel>
        <TabPanel value="related">
          <RelatedTab piece={piece} />
        </TabPanel>
        <TabPanel value="proof">
          <ProofTab piece={piece} />
        </TabPanel>
      </Tabs>
      <FaceDialog face={face} open={enlarged} onOpenChange={setEnlarged} onPrint={print} />
      {sheet}
    </div>
  );
}

const DetailSkeleton = () => (
  <div className="flex flex-col gap-4" aria-busy>
    <Skeleton className="h-7 w-72" />
    <Skeleton className="h-64 w-full" />
    <Skeleton className="h-10 w-full" />
    <Skeleton className="h-48 w-full" />
  </div>
);
