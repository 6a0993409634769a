import { ISSUANCE_STATE_CODES } from '@lianxin/domain';
import { Banner, Button, Page, PageHeader, Panel } from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import { SheetFaults, type SheetDone } from '../../../platform/sheet-import/index.ts';
import { batchSheet } from './batch-sheet.ts';

/** The result of a sheet: applications submitted, and rows that were not. */
export function BatchSubmitted({ done, onAgain }: { readonly done: SheetDone<typeof batchSheet.columns>; readonly onAgain: () => void }) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const { taken: submitted, read } = done;
  const left = read.faults.length > 0;
  return (
    <Page header={<PageHeader title={t`批量开立`} />}>
      <Panel>
        <div className="flex flex-col gap-4">
          <Banner tone={left ? 'caution' : 'positive'} title={<Plural value={submitted} other="# 笔申请已提交复核" />}>
            {left ? (
              <Trans>下面的行没有提交，其余已占用额度和发票，等待本企业审核岗复核。</Trans>
            ) : (
              <Trans>额度和发票已占用，等待本企业审核岗复核；审核岗可在开立复核中批量处理。</Trans>
            )}
          </Banner>
          {left && <SheetFaults sheet={batchSheet} read={read} />}
          <div className="flex flex-wrap gap-3">
            {place('issuance.manage') && (
              <Button intent="primary" onClick={() => goTo('issuance.manage', { state: ISSUANCE_STATE_CODES.awaitingReview })}>
                <Trans>查看进度</Trans>
              </Button>
            )}
            <Button onClick={onAgain}>{left ? <Trans>导入改正后的行</Trans> : <Trans>再导入一批</Trans>}</Button>
          </div>
        </div>
      </Panel>
    </Page>
  );
}
